import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct EveryNavigationTests {
  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func everySpellingIsShown(idiom: InterfaceIdiom) {
    let screen = TestScreen(size: CGSize(width: 900, height: 9_000), environment: { $0.interfaceIdiom = idiom }) {
      EveryNavigation()
    }
    #expect(screen.issues.isEmpty, "\(screen.issues)")
    for text in ["Stack", "Earlier title", "Two columns", "Three columns", "Principal", "Search"] {
      #expect(screen.texts.contains(text), "\(text) in \(screen.texts)")
    }
  }
}
