internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

// The links in texts, where they are shown.
@MainActor
extension LayoutNode {
  /// The links in a text that people can follow; empty for other elements. The label of a button is pressed instead.
  var textLinks: [TextLink] {
    guard ViewRuntime.elements[element].kind == .text else { return [] }
    let links = ViewRuntime.elements.links(of: element)
    if links.isEmpty || environment.showsPlaceholders { return [] }
    let isLabel = sequence(first: self, next: \.parent).contains { ViewRuntime.elements[$0.element].kind == .button }
    return isLabel ? [] : links
  }

  /// Returns the areas of a link, one or more for each line, in the coordinates of the text.
  func areas(of link: TextLink) -> [CGRect] { textGeometry?.frames(of: link.range) ?? [] }

  /// Returns the link at a point of the text, and the area in which it is; nil if there is none.
  ///
  /// - Parameter margin: The distance from the link at which it is still touched.
  func textLink(at point: CGPoint, margin: CGFloat = 0) -> (link: TextLink, area: CGRect)? {
    for link in textLinks {
      for area in areas(of: link) where area.insetBy(dx: -margin, dy: -margin).contains(point) { return (link, area) }
    }
    return nil
  }
}
