/// What is behind things that are selected.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// What is behind things that are selected.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    TintShapeStyle()._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is behind things that are selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
