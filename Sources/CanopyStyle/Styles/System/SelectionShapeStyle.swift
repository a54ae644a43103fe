/// The background style of selected items.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Creates a selection style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    TintShapeStyle()._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background style of selected items.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
