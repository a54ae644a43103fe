/// A display item: something to draw, in the coordinates of its window, and its element.
package struct DisplayItem: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case fill(DisplayFill)
    case text(DisplayText)
    case image(DisplayImage)
    case group(DisplayGroup)
  }

  /// The element. It stays the same across frames while the view is in the tree.
  package var id: UInt32
  package let content: Content
  /// An extent outside of which nothing is drawn. It may be larger than necessary.
  package let bounds: Extent

  package init(id: UInt32, _ content: Content) {
    self.id = id
    self.content = content
    bounds = content.bounds
  }

  package static func == (first: DisplayItem, second: DisplayItem) -> Bool {
    first.id == second.id && first.bounds == second.bounds && first.content == second.content
  }
}
