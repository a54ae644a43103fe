package import Foundation

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

/// An area of one paint, or the line along its edge.
package struct DisplayFill: Equatable, Sendable {
  package var path: Path
  package var paint: DrawPaint
  package var style: FillStyle
  /// The style of the line along the path; nil to fill the area.
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

  /// The lengths of parts and gaps in turn, for a line of a thickness; none for an unbroken line.
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
