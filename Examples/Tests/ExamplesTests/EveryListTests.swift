import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct EveryListTests {
  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func everySpellingIsAList(idiom: InterfaceIdiom) {
    let screen = TestScreen(size: CGSize(width: 500, height: 6_000), environment: { $0.interfaceIdiom = idiom }) {
      EveryList()
    }
    #expect(screen.issues.isEmpty, "\(screen.issues)")
    for text in ["Header", "Footer", "Apple", "One", "Grouped", "Columns", "Automatic"] {
      #expect(screen.texts.contains(text), "\(text) in \(screen.texts)")
    }
  }
}
