import CanopyTesting
import SwiftUI
import Testing

/// Sizes of texts that an app may come by.
@MainActor @Suite struct TextSizeTests {
  private func size(_ string: String, _ font: Font = .body) throws -> CGSize {
    let screen = TestScreen { Text(verbatim: string).font(font) }
    _ = try screen.image()
    return try screen.findInTree(string).frame.size
  }

  @Test(arguments: [.nan, 0, -4, 1e9] as [CGFloat])
  func invalidFontSizeGivesFiniteTextSize(points: CGFloat) throws {
    let size = try size("words", .system(size: points))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func emptyTextHasZeroWidth() throws {
    let width = try size("").width
    #expect(width == 0 && width.sign == .plus)
  }
}
