package import Foundation

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

/// The pattern of an underline or strikethrough.
package enum LinePattern: Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Returns the alternating lengths of dashes and gaps for a line of a given thickness, or an empty array for a solid line.
  package func dashes(thickness: CGFloat) -> [CGFloat] {
    let (dash, dot, gap) = (thickness * 5, thickness * 1.5, thickness * 2)
    return switch self {
    case .solid: []
    case .dot: [dot, gap]
    case .dash: [dash, gap]
    case .dashDot: [dash, gap, dot, gap]
    case .dashDotDot: [dash, gap, dot, gap, dot, gap]
    }
  }
}
