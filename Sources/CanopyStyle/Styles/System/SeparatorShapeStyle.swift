/// The color of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// The color of lines between things.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.separator], at: level, in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
