/// Something to be drawn, in the coordinates of its window, and the element it belongs to.
package struct DisplayItem: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case fill(DisplayFill)
    case text(DisplayText)
    case image(DisplayImage)
    case group(DisplayGroup)
  }

  /// The element. The same from one frame to the next, as long as the view is there.
  package var id: UInt32
  package let content: Content
  /// Outside of this nothing of it is seen. It may be larger than what is seen.
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
