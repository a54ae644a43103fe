/// A display item: something to draw, in the coordinates of its window, and its element.
package struct DisplayItem: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case fill(DisplayFill)
    case text(DisplayText)
    case image(DisplayImage)
    case group(DisplayGroup)
  }

  /// The element that draws the item. It stays the same across frames while the view is in the tree.
  package var id: UInt32
  package let content: Content
  /// An extent that contains everything the item draws. It may be larger than necessary.
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

/// An area in a single paint, or a line along its edge.
package struct DisplayFill: Equatable, Sendable {
  package var path: Path
  package var paint: DrawPaint
  package var style: FillStyle
  /// The style of the line along the path, or nil to fill the area.
  package var stroke: StrokeStyle?

  package init(_ path: Path, _ paint: DrawPaint, _ style: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
    self.path = path
    self.paint = paint
    self.style = style
    self.stroke = stroke
  }
}
