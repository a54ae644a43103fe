public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension View {
  /// Sets whether people can move the focus to this view.
  ///
  /// Text fields, buttons and toggles can have the focus without this modifier.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Sets whether people can move the focus to this view, and with which interactions.
  ///
  /// ```swift
  /// Canvas { context, size in draw(in: context, size) }
  ///   .focusable(interactions: .edit)
  ///   .onKeyPress(.space) { pause(); return .handled }
  /// ```
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(Focusable(interactions: isFocusable ? interactions : [], onChange: { _ in }))
  }

  /// Sets whether people can move the focus to this view, and an action for when it receives or loses the focus.
  @available(*, deprecated, message: "Use focusable(_:) and focused(_:) or the environment value isFocused.")
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(Focusable(interactions: isFocusable ? .automatic : [], onChange: onFocusChange))
  }
}

/// A modifier that makes a view focusable, and reports to its descendants whether it has the focus.
struct Focusable {
  let interactions: FocusInteractions
  let onChange: (Bool) -> Void
  @State private var isFocused = false
}

extension Focusable: ViewModifier {
  func body(content: Content) -> some View {
    content
      ._setting(\.isFocused, isFocused, for: "focusable(_:)")
      .modifier(
        FocusableTarget(interactions: interactions) { isFocused in
          self.isFocused = isFocused
          onChange(isFocused)
        })
  }
}

/// A modifier that makes elements focusable.
struct FocusableTarget {
  let interactions: FocusInteractions
  let onChange: (Bool) -> Void
}

@MainActor
extension FocusableTarget: InputModifier {
  func makeHandler(_: _MountContext) -> FocusableHandler { FocusableHandler(self) }

  func update(_ handler: FocusableHandler) { (handler.focusInteractions, handler.onChange) = (interactions, onChange) }
}

/// A view that is focusable because of a modifier.
final class FocusableHandler: FocusTarget, FocusObserver, FocusForwarding {
  fileprivate(set) var focusInteractions: FocusInteractions
  fileprivate var onChange: (Bool) -> Void
  /// The element that has the focus, or whose control has it, or 0 if there is none.
  private var focused: ElementIndex = 0

  init(_ modifier: FocusableTarget) { (focusInteractions, onChange) = (modifier.interactions, modifier.onChange) }

  nonisolated var label: String { "focusable" }

  func focusDidChange(_ isFocused: Bool, at element: ElementIndex) { set(isFocused, at: element) }

  func focusDidMove(inside isInside: Bool, at element: ElementIndex) {
    if !isInside { return set(false, at: element) }
    let node = LayoutNode(element)
    // A control that is focusable itself receives the focus instead of the modifier.
    guard let control = node.focusTargetInside, node.tree[WindowFocus.companion].isFocused(control.element) else {
      return
    }
    set(true, at: element)
  }

  private func set(_ isFocused: Bool, at element: ElementIndex) {
    let before = focused
    if isFocused { focused = element } else if focused == element { focused = 0 }
    if (before == 0) != (focused == 0) { onChange(focused != 0) }
  }
}
