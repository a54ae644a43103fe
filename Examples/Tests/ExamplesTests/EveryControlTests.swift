import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct EveryControlTests {
  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func everySpellingIsAControl(idiom: InterfaceIdiom) {
    let screen = TestScreen(environment: { $0.interfaceIdiom = idiom }) { EveryControl() }
    // One label names a picture that the package doesn't have.
    #expect(screen.issues.count == 1 && "\(screen.issues)".contains("No image named 'Star'"), "\(screen.issues)")
    let tree = screen.accessibilityTree
    for role in ["button", "toggle", "menu", "picker", "slider", "stepper", "text field", "link"] {
      #expect(tree.contains("\(role) “"), "\(role) in \(tree)")
    }
  }
}
