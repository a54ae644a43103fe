package import CanopyAnimation
internal import CanopyGraph
package import Foundation
public import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The options of the fill.
  public var fillStyle: FillStyle

  /// Creates a view that fills a shape.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

@MainActor
extension _ShapeView: View, LeafView {
  package func makeLeaf() -> ShapeLeaf { ShapeLeaf(shape: shape, style: style, fillStyle: fillStyle) }

  package func update(_ leaf: inout ShapeLeaf) -> LeafChange {
    let isSameShape = areEqual(leaf.shape, shape as any Shape)
    let isSame = isSameShape && leaf.fillStyle == fillStyle && areEqual(leaf.style, style as any ShapeStyle)
    leaf = makeLeaf()
    return isSame ? .nothing : isSameShape ? .look : .size
  }
}

/// A filled shape in the tree.
package struct ShapeLeaf: LeafContent {
  var shape: any Shape
  let style: any ShapeStyle
  let fillStyle: FillStyle

  // Used as a view, a style is a rectangle filled with it, and a shape is filled with the foreground style.
  package var label: String {
    shape is Rectangle && !(style is ForegroundStyle) ? "\(type(of: style))" : "\(type(of: shape))"
  }

  package var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { shape = newValue.data(setIn: shape) }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _: LeafMeasuring) -> CGSize { shape.sizeThatFits(proposal) }

  package var fillsWholePixels: Bool { true }

  @MainActor
  package func reach(of node: LayoutNode, in frame: CGRect) -> Extent? {
    shape._staysInFrame && !style._mayHaveShadows(in: node) ? Extent(frame) : nil
  }

  /// Clear shapes don't receive touches.
  @MainActor
  package func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    let environment = node.environment
    let frame = CGRect(origin: .zero, size: node.shownSize)
    let paint = DrawPaint(style._paint(in: environment), in: frame, isDark: environment.colorScheme == .dark)
    if paint.isInvisible { return false }
    return ElementDrawing(scale: node.surroundings.displayScale)
      .contains(point, in: shape, isEOFilled: fillStyle.isEOFilled, of: node)
  }

  @MainActor
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    drawing.items(of: shape, filledWith: style, fillStyle, in: frame, node)
  }
}

extension Shape {
  /// A Boolean value that indicates whether the shape is guaranteed to stay within its frame.
  var _staysInFrame: Bool {
    switch Self.self {
    case is Rectangle.Type, is RoundedRectangle.Type, is UnevenRoundedRectangle.Type, is Circle.Type, is Ellipse.Type,
      is Capsule.Type:
      true
    default: false
    }
  }
}

extension ShapeStyle {
  /// Returns a Boolean value that indicates whether the style may draw outside of the shape, for example a shadow.
  @MainActor
  func _mayHaveShadows(in node: LayoutNode) -> Bool {
    switch Self.self {
    case is Color.Type, is Material.Type, is LinearGradient.Type, is RadialGradient.Type, is AngularGradient.Type: false
    case is HierarchicalShapeStyle.Type, is ForegroundStyle.Type: !node.environment.foreground.hasOnlyColors
    default: true
    }
  }
}
