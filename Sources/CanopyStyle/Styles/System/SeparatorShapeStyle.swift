/// The style of separators between items.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Creates a separator style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.separator], at: level, in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators between items.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
