public import CanopyDrawing

/// A style that is put together with what is behind it in a way of its own.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style as it is usually drawn.
  public var base: Base
  /// How it is put together with what is behind it.
  public var blendMode: BlendMode

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var paint = base._paint(at: level, in: context)
    paint.blendMode = blendMode
    return paint
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _isRelative: Bool { base._isRelative }
}

extension _BlendModeShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style, put together with what is behind it in another way: `.red.blendMode(.multiply)`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(base: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground, put together with what is behind it in another way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
