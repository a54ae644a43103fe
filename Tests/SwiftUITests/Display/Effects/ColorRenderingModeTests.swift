import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct ColorRenderingModeTests {
  @Test(
    "c02 Every color mode compiles, and draws in sRGB",
    arguments: [ColorRenderingMode.nonLinear, .linear, .extendedLinear])
  func everyColorModeDraws(mode: ColorRenderingMode) throws {
    let screen = TestScreen(size: CGSize(width: 20, height: 20)) {
      Color(red: 1, green: 0.5, blue: 0).frame(width: 20, height: 20).drawingGroup(opaque: false, colorMode: mode)
    }
    #expect(try screen.image().pixel(x: 10, y: 10) == RGBA(red: 255, green: 128, blue: 0))
  }
}
