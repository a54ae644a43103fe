import CanopyPresentation
import CanopyScene
import CanopyTesting
import SwiftUI
import Testing

/// What windows show of themselves outside their content.
@MainActor
@Suite struct WindowPropertiesTests {
  private struct Named: App {
    var body: some Scene {
      WindowGroup("photo\u{202E}gpj.exe") { Text("photo") }
    }
  }

  @Test func titleHasNoCharactersThatChangeDirections() {
    #expect(TestApp(Named()).window.title == "photogpj.exe")
  }

  @Test(arguments: ["\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func charactersThatChangeDirectionsAreRemoved(character: String) {
    #expect("a\(character)b"._withoutDirectionControls == "ab")
  }

  @Test(arguments: ["שלום", "مرحبا", "👩‍👩‍👧", "e\u{301}", "a\u{200D}b"])
  func otherTextsStayAsTheyAre(text: String) {
    #expect(text._withoutDirectionControls == text)
  }
}
