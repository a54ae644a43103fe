import CanopyTesting
import SwiftUI
import Testing

/// Pictures of presentations.
@MainActor @Suite struct PresentationPictureTests {
  @Test("6.4 The card of a presentation follows the presentation's own color scheme", arguments: [false, true])
  func cardHasTheSchemeOfItsPresentation(isDark: Bool) throws {
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
}
