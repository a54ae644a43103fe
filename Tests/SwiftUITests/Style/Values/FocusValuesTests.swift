import CanopyTesting
import SwiftUI
import Testing

/// Values about the focus.
@MainActor @Suite struct FocusValuesTests {
  @Test func isFocusedIsInherited() throws {
    try expectFlow(of: \.isFocused, default: false, host: true, subtree: false)
  }

  @Test func focusAndHoverEffectsAreInherited() throws {
    try expectFlow(of: \.isFocusEffectEnabled, default: true, host: false, subtree: true)
    try expectFlow(of: \.isHoverEffectEnabled, default: true, host: false, subtree: true)
  }

  @Test(arguments: [(false, false, true), (false, true, false), (true, false, false), (true, true, false)])
  func effectsDisabledOutsideAreDisabledInside(outer: Bool, inner: Bool, isEnabled: Bool) throws {
    #expect(try seen(\.isFocusEffectEnabled) { $0.focusEffectDisabled(inner).focusEffectDisabled(outer) } == isEnabled)
    #expect(try seen(\.isHoverEffectEnabled) { $0.hoverEffectDisabled(inner).hoverEffectDisabled(outer) } == isEnabled)
  }

  @Test func effectModifiersDisableByDefault() throws {
    #expect(try !seen(\.isFocusEffectEnabled) { $0.focusEffectDisabled() })
    #expect(try !seen(\.isHoverEffectEnabled) { $0.hoverEffectDisabled() })
  }

  @Test func resetFocusCallsTheHost() throws {
    var resets: [Namespace.ID] = []
    let reset = ResetFocusAction { resets.append($0) }
    let screen = TestScreen {
      $0.resetFocus = reset
    } content: {
      Resetting()
    }
    try screen.find("Reset").tap()
    #expect(resets.count == 1)
    EnvironmentValues().resetFocus(in: resets[0])
    #expect(resets.count == 1)
  }
}

private struct Resetting: View {
  @Namespace private var form
  @Environment(\.resetFocus) private var resetFocus
  var body: some View { Button("Reset") { resetFocus(in: form) } }
}
