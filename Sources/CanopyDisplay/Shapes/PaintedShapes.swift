public import CanopyCore
public import CanopyDrawing
public import CanopyStyle

/// A view that shows a shape.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that the view shows.
  nonisolated var shape: Content { get }
}

/// A view that fills a shape with a style, in front of a background view.
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The options of the fill.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a view that fills a shape in front of a background view.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// A view that strokes the outline of a shape with a style, in front of a background view.
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to stroke.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a view that strokes the outline of a shape in front of a background view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// A view that strokes a border inside the outline of a shape, in front of a background view.
@frozen public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to stroke.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a view that strokes a border inside the outline of a shape, in front of a background view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

@MainActor
extension FillShapeView: PaintedShapeView {
  var painted: _ShapeView<Content, Style> { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
}

@MainActor
extension StrokeShapeView: PaintedShapeView {
  var painted: _ShapeView<StrokedShape<Content>, Style> {
    _ShapeView(
      shape: StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

@MainActor
extension StrokeBorderShapeView: PaintedShapeView {
  var painted: _ShapeView<StrokedShape<BorderShape<Content>>, Style> {
    _ShapeView(
      shape: StrokedShape(shape: BorderShape(shape: shape, width: strokeStyle.lineWidth), style: strokeStyle),
      style: style, fillStyle: FillStyle(antialiased: isAntialiased))
  }
}
