/// A translucent style for shapes on top of a background.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Creates a fill style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], at: level, in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent style for shapes on top of a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
