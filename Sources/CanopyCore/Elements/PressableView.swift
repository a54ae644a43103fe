/// A pressable view: the part of a control that people and tests act on.
package struct PressableView<Content: View> {
  package var content: Content
  private let role: String?
  private let action: () -> Void
  private let pressingChanged: ((Bool) -> Void)?
  private let focusChanged: ((Bool) -> Void)?

  /// Creates a pressable view.
  ///
  /// - Parameters:
  ///   - role: The role: `cancel` or `destructive`; nil for none.
  ///   - pressingChanged: A closure that is called when a person starts or stops pressing the view.
  ///   - focusChanged: A closure that is called when the view receives or loses the focus.
  package init(
    role: String?, action: @escaping () -> Void, pressingChanged: ((Bool) -> Void)? = nil,
    focusChanged: ((Bool) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.action = action
    self.pressingChanged = pressingChanged
    self.focusChanged = focusChanged
    self.content = content()
  }
}

// Slots: the element and its press, followed by the slots of the content.

extension Slot where Kept == Press {
  fileprivate static var press: Self { Slot(1) }
}

@MainActor
extension PressableView: View, PrimitiveView {
  public static var _words: Int { 2 + Content._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let press = Press(
      role: view.pointee.role, action: view.pointee.action, pressingChanged: view.pointee.pressingChanged)
    press.focusChanged = view.pointee.focusChanged
    slots.keep(press, in: .press)
    // Safe because the slots keep the press until the element has left.
    let payload = Unmanaged.passUnretained(press).toOpaque()
    let element = makeElement(.button, context, payload: payload)
    slots[0] = UInt(element)
    Content._mount(&view.pointee.content, slots.dropFirst(2), context.inside(element))
    didMountElement(element)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let press = slots[.press]
    press.role = view.pointee.role
    press.action = view.pointee.action
    press.pressingChanged = view.pointee.pressingChanged
    press.focusChanged = view.pointee.focusChanged
    Content._update(&view.pointee.content, slots.dropFirst(2), context.inside(ElementIndex(slots[0])))
  }

  public static func _unmount(_ slots: _Slots) {
    let element = ElementIndex(slots[0])
    willRemoveElement(element)
    Content._unmount(slots.dropFirst(2))
    removeElement(element)
    // Focus handling learns that an element is gone only after the element has left the tree.
    ViewRuntime.elements[element].payload = nil
    slots.release(.press)
  }
}

/// The action and the role of a pressable element.
@MainActor
package final class Press {
  package fileprivate(set) var role: String?
  // Not `@MainActor () -> Void`, which is also `@Sendable` in Swift 6: closures of an app don't have to be.
  package fileprivate(set) var action: () -> Void
  fileprivate var pressingChanged: ((Bool) -> Void)?
  /// A closure that is called when the element receives or loses the focus.
  package fileprivate(set) var focusChanged: ((Bool) -> Void)?
  /// A Boolean value that indicates whether a person presses the element.
  package var isPressed = false {
    didSet { if isPressed != oldValue { pressingChanged?(isPressed) } }
  }

  fileprivate init(role: String?, action: @escaping () -> Void, pressingChanged: ((Bool) -> Void)?) {
    self.role = role
    self.action = action
    self.pressingChanged = pressingChanged
  }
}

extension ElementTree {
  /// Returns the press of an element; nil if it isn't pressable.
  package func press(of element: ElementIndex) -> Press? {
    guard self[element].kind == .button, let payload = self[element].payload else { return nil }
    // Safe because an element of this kind refers to the press that its slots keep.
    return Unmanaged<Press>.fromOpaque(payload).takeUnretainedValue()
  }
}
