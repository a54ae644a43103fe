package import CanopyCore
internal import CanopyStyle

/// The modifier keys that are pressed while a window has the keyboard, as reported by its events.
@MainActor
package final class HeldModifiers {
  package static let companion = TreeCompanion { HeldModifiers() }

  private var held: EventModifiers = []
  private let source = OwnedSource("the modifier keys")

  private init() {}

  /// The keys. Bodies that read them are updated when the keys change.
  var keys: EventModifiers {
    source.track()
    return held
  }

  /// Records the modifier keys of an event. Some events don't include them.
  package func receive(_ event: InputEvent) {
    // The numeric keypad flag isn't a modifier key.
    guard let keys = event.modifiers?.subtracting(.numericPad), keys != held else { return }
    held = keys
    source.valueChanged()
  }
}

extension EnvironmentValues {
  /// The pressed modifier keys, or nil outside of windows.
  @Entry package var heldModifiers: HeldModifiers?
}
