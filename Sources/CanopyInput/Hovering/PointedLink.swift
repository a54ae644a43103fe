package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
package import Foundation

/// A link under the pointer.
package struct PointedLink: Equatable, Sendable {
  package let url: URL
  /// The area in the window. For a link in a text, it covers one line.
  package let frame: CGRect

  /// Creates the link at a location in the window, or returns nil if there is none.
  ///
  /// - Parameter element: The element that receives touches at the location.
  @MainActor
  package init?(at location: CGPoint, of element: ElementIndex) {
    let node = LayoutNode(element)
    guard node.environment.isEnabled else { return nil }
    if let own = node.converted(location), let (link, area) = node.textLink(at: own) {
      url = link.url
      // The current position of the text, which may be moving.
      frame = area.offsetBy(dx: location.x - own.x, dy: location.y - own.y)
      return
    }
    for around in sequence(first: node, next: \.parent) where ViewRuntime.elements[around.element].kind == .wrapper {
      guard let handler = around.layout.inputHandler as? LinkDestinationHandler, let own = around.converted(location)
      else { continue }
      url = handler.url
      frame = CGRect(
        x: location.x - own.x, y: location.y - own.y, width: around.shownSize.width, height: around.shownSize.height)
      return
    }
    return nil
  }
}
