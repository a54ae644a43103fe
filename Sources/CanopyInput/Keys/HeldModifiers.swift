package import CanopyCore
internal import CanopyStyle

/// The modifier keys that are held down while a window has the keyboard, as its events tell.
@MainActor
package final class HeldModifiers {
  package static let companion = TreeCompanion { HeldModifiers() }

  private var held: EventModifiers = []
  private let source = OwnedSource("the modifier keys")

  private init() {}

  /// The keys. Bodies that read them are updated when they change.
  var keys: EventModifiers {
    source.track()
    return held
  }

  /// Notes the modifier keys of an event. Events without modifiers tell nothing about them.
  package func receive(_ event: InputEvent) {
    // A key of the numeric keypad modifies nothing.
    guard let keys = event.modifiers?.subtracting(.numericPad), keys != held else { return }
    held = keys
    source.valueChanged()
  }
}

extension EnvironmentValues {
  /// The modifier keys that are held down; nil outside of windows.
  @Entry package var heldModifiers: HeldModifiers?
}
