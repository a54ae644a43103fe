public import Foundation

/// A drop shadow or inner shadow for filled content.
public struct ShadowStyle: Hashable, Sendable {
  package let isInner: Bool
  package var color: Color
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat

  /// Returns a shadow behind the content, with a blur radius and an offset.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y) }

  /// Returns a shadow inside the content, with a blur radius and an offset.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y) }
}

/// A style that adds a shadow to another style.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style without the shadow.
  public var base: Base
  /// The shadow.
  public var shadow: ShadowStyle

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var paint = base._paint(at: level, in: context)
    paint.shadows.append(ShadowPaint(shadow, in: context.environment))
    return paint
  }

  public var _isRelative: Bool { base._isRelative }
}

extension _ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }

  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle where Self == AnyShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
