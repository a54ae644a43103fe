import CanopyTesting
import Foundation
import SwiftUI

extension FrameStrip {
  /// Frames of the page that moves: its button is pressed, and its disk is thrown.
  static func motion(_ page: Page, in scheme: ColorScheme) throws -> FrameStrip {
    var strip = FrameStrip()
    let screen = TestScreen(size: CGSize(width: 390, height: 640)) {
      $0.colorScheme = scheme
    } content: {
      PageFrame(page: page)
    }
    try strip.take("still", of: screen)
    try screen.find("Move").touch().lift()
    for step in [0.1, 0.1, 0.15, 0.25] {
      screen.advance(by: step)
      try strip.take("moving", of: screen)
    }
    screen.settle()
    let touch = try screen.find(id: "disk").touch()
    touch.move(by: CGSize(width: 70, height: -20), over: 0.15)
    try strip.take("dragged", of: screen)
    touch.lift()
    screen.advance(by: 0.15)
    try strip.take("thrown", of: screen)
    screen.settle()
    try strip.take("at rest", of: screen)
    return strip
  }
}
