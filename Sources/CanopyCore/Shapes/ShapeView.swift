public import CanopyDrawing
internal import CanopyGraph
internal import Foundation

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Fills a shape.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

@MainActor
extension _ShapeView: View, LeafView {
  func makeLayout() -> ShapeLayout { ShapeLayout(shape, style, fillStyle) }

  func update(_ layout: ShapeLayout) -> LeafChange {
    let isSameShape = areEqual(layout.shape, shape as any Shape)
    let isSame = isSameShape && layout.fillStyle == fillStyle && areEqual(layout.style, style as any ShapeStyle)
    (layout.shape, layout.style, layout.fillStyle) = (shape, style, fillStyle)
    return isSame ? .nothing : isSameShape ? .look : .size
  }
}

/// Lays out a filled shape, and knows what is to be drawn.
package final class ShapeLayout: LeafLayout {
  package fileprivate(set) var shape: any Shape
  package fileprivate(set) var style: any ShapeStyle
  package fileprivate(set) var fillStyle: FillStyle

  init(_ shape: any Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  // A style that is a view is a rectangle filled with it; a shape that is a view is filled with the foreground style.
  override var label: String {
    shape is Rectangle && !(style is ForegroundStyle) ? "\(type(of: style))" : "\(type(of: shape))"
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor
  override func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    drawing.items(of: shape, filledWith: style, fillStyle, in: frame, node)
  }
}
