internal import CanopyPresentation
internal import CanopyScene

/// The keyboard focus of a window, which its page mirrors with the browser's focus.
struct PageFocus: Encodable, Equatable {
  /// The focused node, or nil for none.
  let node: String?
  /// The index of the focused link in a text, or nil for none.
  let link: Int?
  /// The nodes at which the Tab key enters the window from before and from after it.
  let first, last: String?
  /// Boolean values that indicate whether the Tab key leaves the window, with and without Shift.
  let isAtFirst, isAtLast: Bool

  @MainActor
  init(_ accessibility: WindowAccessibility) {
    let order = accessibility.keyboardOrder
    node = accessibility.keyboardFocus?.name
    link = accessibility.keyboardFocusLink
    (first, last) = (order.first?.name, order.last?.name)
    (isAtFirst, isAtLast) = (order.isAtFirst, order.isAtLast)
  }
}
