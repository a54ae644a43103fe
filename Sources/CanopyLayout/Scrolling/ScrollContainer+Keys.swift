internal import CanopyAnimation
internal import CanopyCore
package import CanopyStyle
internal import Foundation

// Scrolling with keys: Page Up, Page Down, Home, End, the arrow keys and the space bar. Each function returns false if the
// content can't scroll in the given direction, so that the key is passed to the enclosing scroll view.

extension ScrollContainer {
  /// The distance by which a line scrolls.
  private static let line: CGFloat = 40

  /// Scrolls by a page, with a short motion. A page is the visible length minus a line, which helps readers find their place.
  ///
  /// - Parameter edge: The edge of the content toward which to scroll.
  @discardableResult
  package func scrollPage(toward edge: Edge) -> Bool {
    guard let node else { return false }
    let margins = margins(of: node)
    let (length, margin) = edge.isVertical ? (size.height, margins.vertical) : (size.width, margins.horizontal)
    // Margins that leave nothing visible between them don't count.
    let page = margin < length ? length - margin : length
    return step(toward: edge, by: max(page - Self.line, page * 0.75))
  }

  /// Scrolls by a line, with a short motion.
  @discardableResult
  package func scrollLine(toward edge: Edge) -> Bool { step(toward: edge, by: Self.line) }

  /// Scrolls to an end of the content, with an animation.
  @discardableResult
  package func scrollToEnd(_ edge: Edge) -> Bool {
    guard canScroll(by: edge.direction), node?.environment.isScrollEnabled == true else { return false }
    stopMotion()
    userBegins()
    let isAnimated = node?.environment.accessibilityReduceMotion == false
    begin(ScrollPursuit(.edge(edge)), isAnimated ? Transaction(animation: .smooth(duration: 0.3)) : nil)
    return true
  }

  private func step(toward edge: Edge, by distance: CGFloat) -> Bool {
    let direction = edge.direction
    guard canScroll(by: direction), node?.environment.isScrollEnabled == true else { return false }
    scroll(byStep: CGSize(width: direction.width * distance, height: direction.height * distance))
    return true
  }
}

extension Edge {
  fileprivate var isVertical: Bool { self == .top || self == .bottom }

  /// The direction toward the edge, in reading coordinates.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}
