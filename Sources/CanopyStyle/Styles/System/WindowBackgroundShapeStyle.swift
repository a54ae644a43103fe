/// The color of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// The color of windows.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.background], at: level, in: context)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The color of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
