internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// The displayed links of texts.
@MainActor
extension LayoutNode {
  /// The links in a text that people can follow, or an empty array for other elements. A button's label is pressed instead.
  var textLinks: [TextLink] {
    guard ViewRuntime.elements[element].kind == .text else { return [] }
    let links = ViewRuntime.elements.links(of: element)
    if links.isEmpty || environment.showsPlaceholders { return [] }
    let isLabel = sequence(first: self, next: \.parent).contains { ViewRuntime.elements[$0.element].kind == .button }
    return isLabel ? [] : links
  }

  /// Returns the areas of a link in the text's coordinates, one or more per line.
  func areas(of link: TextLink) -> [CGRect] { textGeometry?.frames(of: link.range) ?? [] }

  /// Returns the link at a point in the text and the area that contains the point, or nil if there is none.
  ///
  /// - Parameter margin: The distance around the link that also counts as the link.
  func textLink(at point: CGPoint, margin: CGFloat = 0) -> (link: TextLink, area: CGRect)? {
    for link in textLinks {
      for area in areas(of: link) where area.insetBy(dx: -margin, dy: -margin).contains(point) { return (link, area) }
    }
    return nil
  }
}
