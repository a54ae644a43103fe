package import CanopyStyle
package import Foundation

/// An event that a window receives from its host.
package enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// The set of pressed modifier keys has changed to the given one.
  case modifiers(EventModifiers)
  case composition(CompositionEvent)
  /// A click of the secondary mouse button, in the window's coordinates, or a key that opens the menu of the focused view.
  case contextMenu(at: CGPoint?)
  case drop(DropEvent)

  /// The pressed modifier keys, or nil if the event doesn't include them. They can only be set on events that do.
  package var modifiers: EventModifiers? {
    get {
      switch self {
      case .pointer(let event): event.modifiers
      case .hover(let event): event.modifiers
      case .wheel(let event): event.modifiers
      case .key(let event): event.modifiers
      case .modifiers(let modifiers): modifiers
      case .composition, .contextMenu, .drop: nil
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
      case .composition, .contextMenu, .drop: break
      }
    }
  }
}
