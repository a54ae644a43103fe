import SwiftUI
import Testing

/// Keyboard shortcuts, and the value that carries them to buttons.
@MainActor @Suite struct KeyboardShortcutTests {
  @Test func keyboardShortcutIsInherited() throws {
    let save = KeyboardShortcut("s")
    try expectFlow(of: \.keyboardShortcut, default: nil, host: save, subtree: .cancelAction)
  }

  @Test func commandIsTheDefaultModifier() {
    #expect(KeyboardShortcut("s").modifiers == .command)
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: [.command], localization: .automatic))
    #expect(KeyboardShortcut("s") != KeyboardShortcut("s", localization: .custom))
  }

  @Test func defaultAndCancelActionsHaveNoModifiers() {
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
  }

  @Test func keyboardShortcutModifiersSetTheValue() throws {
    #expect(try seen(\.keyboardShortcut) { $0.keyboardShortcut("n") } == KeyboardShortcut("n"))
    #expect(try seen(\.keyboardShortcut) { $0.keyboardShortcut(.defaultAction) } == .defaultAction)
    let shifted = try seen(\.keyboardShortcut) { $0.keyboardShortcut(.tab, modifiers: [.shift, .option]) }
    #expect(shifted?.key == .tab)
    #expect(shifted?.modifiers == [.shift, .option])
    let fixed = try seen(\.keyboardShortcut) { $0.keyboardShortcut("[", localization: .withoutMirroring) }
    #expect(fixed?.localization == .withoutMirroring)
  }

  @Test func nilRemovesTheShortcut() throws {
    #expect(try seen(\.keyboardShortcut) { $0.keyboardShortcut(nil).keyboardShortcut("n") } == nil)
  }

  @Test func keyEquivalentsHaveTheirCharacters() {
    #expect(KeyEquivalent("a") == "a")
    #expect(KeyEquivalent.space.character == " ")
    #expect(KeyEquivalent.return.character == "\r")
    let named: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end, .pageUp, .pageDown,
      .clear, .tab, .space, .return,
    ]
    #expect(Set(named).count == named.count)
  }

  @Test func eventModifiersFormSet() {
    #expect(EventModifiers.all.contains([.capsLock, .shift, .control, .option, .command, .numericPad]))
    #expect(EventModifiers([.shift, .command]).subtracting(.shift) == .command)
  }
}
