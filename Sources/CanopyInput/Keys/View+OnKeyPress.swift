public import CanopyCore
public import CanopyStyle
public import Foundation
internal import CanopyLayout

extension View {
  /// Adds an action for a key that people press or hold while this view or one of its descendants has the focus.
  ///
  /// ```swift
  /// Board()
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     game.drop()
  ///     return .handled
  ///   }
  /// ```
  ///
  /// Keys travel from the focused view outward until an action returns `.handled`.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], condition: { $0.key == key }, action: { _ in action() }))
  }

  /// Adds an action for some phases of a key while this view or one of its descendants has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, condition: { $0.key == key }, action: action))
  }

  /// Adds an action for several keys while this view or one of its descendants has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, condition: { keys.contains($0.key) }, action: action))
  }

  /// Adds an action for keys that type characters in a set, while this view or one of its descendants has the focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        condition: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        },
        action: action))
  }

  /// Adds an action for all keys while this view or one of its descendants has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, condition: { _ in true }, action: action))
  }
}

/// A modifier with an action for keys.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let condition: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

@MainActor
extension KeyPressModifier: InputModifier {
  func makeHandler(_: _MountContext) -> KeyPressHandler { KeyPressHandler(self) }
  func update(_ handler: KeyPressHandler) { handler.modifier = self }
}

final class KeyPressHandler: KeyHandling {
  fileprivate(set) var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier) { self.modifier = modifier }

  nonisolated var label: String { "onKeyPress" }

  func receive(_ event: KeyEvent) -> Bool {
    let press = KeyPress(event)
    guard modifier.phases.contains(press.phase), modifier.condition(press) else { return false }
    return modifier.action(press) == .handled
  }
}
