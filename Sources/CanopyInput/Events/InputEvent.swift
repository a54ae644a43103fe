/// An event that a window receives from its host.
package enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  case composition(CompositionEvent)
  case drop(DropEvent)
}
