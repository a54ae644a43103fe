/// The background style of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Creates a window background style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.background], at: level, in: context)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background style of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
