/// The foreground style of the current context.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Creates a foreground style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    HierarchicalShapeStyle.primary._paint(at: level, in: context)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
