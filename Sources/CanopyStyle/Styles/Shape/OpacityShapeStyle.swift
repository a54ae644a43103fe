/// A style with reduced opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style with its original opacity.
  public var base: Base
  /// The factor for the opacity, from 0 to 1.
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
  /// Returns the style with its opacity multiplied by the given value, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: Float(opacity))
  }
}
