internal import CanopyCore
package import CanopyLayout
internal import CanopyStyle

@MainActor
extension LayoutNode {
  /// Scrolls with a key. This affects a scroll view around the element or, if none can scroll in that direction, the first one
  /// inside.
  ///
  /// The arrows scroll by a line. Page Up, Page Down and the space bar scroll by a page. Home and End scroll to the ends.
  ///
  /// - Returns: False if the key doesn't scroll, or no scroll view can scroll in that direction.
  @MainActor
  package func scroll(by event: KeyEvent) -> Bool {
    guard let scroll = event.scroll(isMirrored: surroundings.mirrors) else { return false }
    if sequence(first: self, next: \.parent).contains(where: { $0.ownScrollContainer.map(scroll) ?? false }) {
      return true
    }
    return children.contains { $0.scrollInside(scroll) }
  }

  @MainActor
  private func scrollInside(_ scroll: (ScrollContainer) -> Bool) -> Bool {
    if isHidden { return false }
    return ownScrollContainer.map(scroll) ?? false || children.contains { $0.scrollInside(scroll) }
  }
}

extension KeyEvent {
  /// Returns a closure that scrolls a scroll view for the key, or nil if the key doesn't scroll.
  @MainActor
  fileprivate func scroll(isMirrored: Bool) -> ((ScrollContainer) -> Bool)? {
    if key == .space, modifiers == .shift { return { $0.scrollPage(toward: .top) } }
    guard modifiers.isPlain else { return nil }
    return switch key {
    case .upArrow: { $0.scrollLine(toward: .top) }
    case .downArrow: { $0.scrollLine(toward: .bottom) }
    case .leftArrow: { $0.scrollLine(toward: isMirrored ? .trailing : .leading) }
    case .rightArrow: { $0.scrollLine(toward: isMirrored ? .leading : .trailing) }
    case .pageUp: { $0.scrollPage(toward: .top) || $0.scrollPage(toward: .leading) }
    case .pageDown, .space: { $0.scrollPage(toward: .bottom) || $0.scrollPage(toward: .trailing) }
    case .home: { $0.scrollToEnd(.top) || $0.scrollToEnd(.leading) }
    case .end: { $0.scrollToEnd(.bottom) || $0.scrollToEnd(.trailing) }
    default: nil
    }
  }
}
