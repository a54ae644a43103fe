/// A style that hides less of what is behind it than another.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The other style.
  public var base: Base
  /// How much of it is seen, from 0 to 1.
  public var opacity: Float

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    base._paint(at: level, in: context).multiplyingOpacity(by: opacity)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _isRelative: Bool { base._isRelative }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style, hiding less of what is behind it: at 0 it is not seen at all.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: Float(opacity))
  }
}
