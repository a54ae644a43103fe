import CanopyTesting
import Foundation
import SwiftUI

/// Pictures of screens beside each other in one picture, each with a caption.
@MainActor
struct FrameStrip {
  private var frames: [(caption: String, image: CGImage)] = []

  /// Adds what a screen shows now.
  mutating func take(_ caption: String, of screen: TestScreen, scale: Double = 1) throws {
    frames.append((caption, try screen.image(scale: scale).cgImage))
  }

  /// Writes the pictures into a PNG file.
  func write(to file: URL) throws {
    let strip = HStack(alignment: .top, spacing: 8) {
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
