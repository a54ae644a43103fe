public import CanopyDrawing

/// A style with reduced opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style with its original opacity.
  public var base: Base
  /// The factor for the opacity, from 0 to 1.
  public var opacity: Float

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    base._paint(at: level, in: context).multiplyingOpacity(by: opacity)
  }

  public var _isRelative: Bool { base._isRelative }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by the given value, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: Float(opacity))
  }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style without the blend mode.
  public var base: Base
  /// The blend mode for compositing with the content behind.
  public var blendMode: BlendMode

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var paint = base._paint(at: level, in: context)
    paint.blendMode = blendMode
    return paint
  }

  public var _isRelative: Bool { base._isRelative }
}

extension _BlendModeShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// Returns the style with a blend mode: `.red.blendMode(.multiply)`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(base: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
