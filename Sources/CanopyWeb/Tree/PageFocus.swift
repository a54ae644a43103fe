internal import CanopyPresentation
internal import CanopyScene

/// The keyboard focus of a window, as its page follows it with the focus of the browser.
struct PageFocus: Encodable, Equatable {
  /// The node with the focus; nil for none.
  let node: String?
  /// The link with the focus among those of a text; nil for none.
  let link: Int?
  /// The nodes at which the Tab key enters the window, from before it and from behind it.
  let first, last: String?
  /// Boolean values that indicate whether the Tab key leaves the window, with Shift and without it.
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
