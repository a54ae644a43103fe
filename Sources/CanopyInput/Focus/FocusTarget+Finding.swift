internal import CanopyCore
internal import CanopyStyle
package import CanopyLayout

/// A target that forwards the focus to the control that it wraps, if that control can have the focus.
@MainActor
protocol FocusForwarding: FocusTarget {}

@MainActor
extension LayoutNode {
  /// The target that receives the focus for this element, or nil if the element can never have the focus.
  @MainActor
  package var ownFocusTarget: (any FocusTarget)? {
    guard let target = rawFocusTarget else { return nil }
    if target is any FocusForwarding, focusTargetInside != nil { return nil }
    return isFocusDenied ? nil : target
  }

  /// The target of the element, ignoring enclosing modifiers.
  @MainActor
  private var rawFocusTarget: (any FocusTarget)? {
    switch ViewRuntime.elements[element].kind {
    case .button: ButtonFocus.shared
    case .text: textLinks.isEmpty ? nil : tree[LinkFocus.companion]
    case .wrapper: layout.inputHandler as? any FocusTarget
    default: nil
    }
  }

  /// The element with its own focus that this element wraps, or nil if there is none.
  @MainActor
  var focusTargetInside: LayoutNode? {
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper {
      node = node.wrapped
      if let target = node.rawFocusTarget, !(target is any FocusForwarding) { return node }
    }
    return nil
  }

  /// A Boolean value that indicates whether one of the element's modifiers prevents focus, such as `focusable(false)`.
  @MainActor
  private var isFocusDenied: Bool {
    var node = self
    while let around = node.parent, ViewRuntime.elements[around.element].kind == .wrapper {
      node = around
      if let target = node.layout.inputHandler as? any FocusForwarding, target.focusInteractions.isEmpty { return true }
    }
    return false
  }

  /// A Boolean value that indicates whether people can use the element: it is enabled, and neither it nor an ancestor is
  /// hidden.
  @MainActor
  var isUsable: Bool { environment.isEnabled && !sequence(first: self, next: \.parent).contains(where: \.isHidden) }
}
