/// The foreground style.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// The foreground style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    HierarchicalShapeStyle.primary._paint(at: level, in: context)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
