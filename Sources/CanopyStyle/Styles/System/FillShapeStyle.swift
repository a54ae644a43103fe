/// The color of shapes on a background, which shows through.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// The color of shapes on a background, which shows through.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], at: level, in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of shapes on a background, which shows through.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
