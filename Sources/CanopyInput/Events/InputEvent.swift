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
}
