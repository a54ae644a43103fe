/// The tint of the current context.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates a tint style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var context = context
    guard !context.isInTint, let tint = context.environment.tint else {
      return Color.accentColor._paint(at: level, in: context)
    }
    context.isInTint = true
    return tint._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the current context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
