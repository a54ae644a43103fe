import CanopyTesting
import Foundation
import SwiftUI

/// Frames of the page that moves, beside each other in one picture: its button is pressed, and its disk is thrown.
@MainActor
struct MotionStrip {
  private let screen: TestScreen
  private var frames: [(caption: String, image: CGImage)] = []

  /// Runs the page.
  init(_ page: Page, in scheme: ColorScheme) throws {
    screen = TestScreen(size: CGSize(width: 390, height: 640)) {
      $0.colorScheme = scheme
    } content: {
      PageFrame(page: page)
    }
    try take("still")
    try screen.find("Move").touch().lift()
    for step in [0.1, 0.1, 0.15, 0.25] {
      screen.advance(by: step)
      try take("moving")
    }
    screen.settle()
    let touch = try screen.find(id: "disk").touch()
    touch.move(by: CGSize(width: 70, height: -20), over: 0.15)
    try take("dragged")
    touch.lift()
    screen.advance(by: 0.15)
    try take("thrown")
    screen.settle()
    try take("at rest")
  }

  private mutating func take(_ caption: String) throws { frames.append((caption, try screen.image(scale: 1).cgImage)) }

  /// The frames in one picture.
  func write(to file: URL) throws {
    let strip = HStack(spacing: 8) {
      ForEach(frames.indices, id: \.self) { index in
        VStack(spacing: 4) {
          Image(decorative: frames[index].image, scale: 1).border(.gray.opacity(0.4))
          Text(frames[index].caption).font(.caption)
        }
      }
    }
    .padding(8)
    .background(.white)
    try ImageRenderer(content: strip).pngData?.write(to: file)
  }
}
