package import CanopyStyle

/// An event that a window receives from its host.
package enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// Modifier keys were pressed or released, and those are held down now.
  case modifiers(EventModifiers)
  case composition(CompositionEvent)
  case drop(DropEvent)

  /// The modifier keys that are held down; nil if the event doesn't tell. Only events that tell can be given others.
  package var modifiers: EventModifiers? {
    get {
      switch self {
      case .pointer(let event): event.modifiers
      case .hover(let event): event.modifiers
      case .wheel(let event): event.modifiers
      case .key(let event): event.modifiers
      case .modifiers(let modifiers): modifiers
      case .composition, .drop: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .pointer(var event):
        event.modifiers = newValue
        self = .pointer(event)
      case .hover(var event):
        event.modifiers = newValue
        self = .hover(event)
      case .wheel(var event):
        event.modifiers = newValue
        self = .wheel(event)
      case .key(var event):
        event.modifiers = newValue
        self = .key(event)
      case .modifiers: self = .modifiers(newValue)
      case .composition, .drop: break
      }
    }
  }
}
