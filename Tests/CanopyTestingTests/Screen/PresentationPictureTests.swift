import CanopyTesting
import SwiftUI
import Testing

/// Pictures of presentations.
@MainActor @Suite struct PresentationPictureTests {
  @Test("6.4 The card of a presentation follows the presentation's own color scheme", arguments: [false, true])
  func cardUsesTheColorSchemeOfItsPresentation(isDark: Bool) throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Color.clear
        .popover(isPresented: .constant(true)) {
          Color.clear.frame(width: 80, height: 80).preferredColorScheme(isDark ? .dark : nil)
        }
    }
    let center = try screen.image().pixel(x: 100, y: 100)
    #expect(isDark ? center.red < 80 : center.red == 255)
    let text = TestScreen(size: CGSize(width: 200, height: 200)) {
      Color.clear.popover(isPresented: .constant(true)) {
        Rectangle().fill(.primary).frame(width: 80, height: 80).preferredColorScheme(.dark)
      }
    }
    #expect(try text.image().pixel(x: 100, y: 100).red == 255)
  }

  private func picture(_ content: some View) throws -> RenderedImage {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Color.clear.popover(isPresented: .constant(true)) { content.frame(width: 80, height: 80) }
    }
    return try screen.image(scale: 1)
  }

  @Test func cardHasThePresentationCornerRadius() throws {
    func area(_ radius: CGFloat?) throws -> Int {
      let image = try picture(Color.clear.presentationCornerRadius(radius))
      var count = 0
      for x in 0..<200 { for y in 0..<200 where image.pixel(x: x, y: y).red == 255 { count += 1 } }
      return count
    }
    let areas = try [0, 16, 22, 30].map(area)
    #expect(areas == areas.sorted(by: >) && Set(areas).count == 4)
    #expect(try area(nil) == areas[1])
    #expect(try area(-1) == areas[0])
  }

  @Test func cardIsFilledWithThePresentationBackground() throws {
    let image = try picture(Color.clear.presentationBackground(.blue))
    #expect(image.pixel(x: 100, y: 100).description == "#0088FF")
  }
}
