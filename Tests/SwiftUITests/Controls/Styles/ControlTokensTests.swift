import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyControls

/// The dimensions, fonts and colors of controls.
@MainActor @Suite struct ControlTokensTests {
  private struct ButtonReader: View {
    @Environment(\.controlTokens.button) private var tokens

    var body: some View { Text("button \(Int(tokens.cornerRadius))") }
  }

  private struct PickerReader: View {
    @Environment(\.controlTokens.picker) private var tokens

    var body: some View { Text("picker \(tokens.pillFill == .white ? "white" : "gray")") }
  }

  @Test func aChangeConcernsOnlyControlsWithOtherTokens() {
    let screen = TestScreen {
      ButtonReader()
      PickerReader()
    }
    #expect(screen.texts == ["button 8", "picker white"])
    screen.environment.colorScheme = .dark
    #expect(screen.texts == ["button 8", "picker gray"])
    #expect(screen.bodyCount(of: ButtonReader.self) == 1 && screen.bodyCount(of: PickerReader.self) == 2)
    screen.environment.controlSize = .large
    #expect(screen.texts == ["button 12", "picker gray"])
    #expect(screen.bodyCount(of: ButtonReader.self) == 2 && screen.bodyCount(of: PickerReader.self) == 2)
    screen.environment.colorSchemeContrast = .increased
    #expect(screen.bodyCount(of: ButtonReader.self) == 2 && screen.bodyCount(of: PickerReader.self) == 2)
  }
}
