public import CanopyAnimation
internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A change of a view's drawing. Effects are derived from other effects, starting with `EmptyVisualEffect`.
///
/// ```swift
/// Text("Hello").visualEffect { content, geometry in
///   content.offset(y: -geometry.frame(in: .scrollView).minY / 2)
/// }
/// ```
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, in the order in which they are applied.
  var _effects: _RenderEffects { get }
}

/// A list of effects on the drawing of a view.
public struct _RenderEffects: Sendable {
  let all: [RenderEffect]
}

/// A visual effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  public var _effects: _RenderEffects { _RenderEffects(all: []) }
}

/// A visual effect with an additional effect at the end.
struct ExtendedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: RenderEffect

  var _effects: _RenderEffects { _RenderEffects(all: base._effects.all + [effect]) }
}

extension VisualEffect {
  private func _adding(_ effect: RenderEffect) -> ExtendedVisualEffect<Self> {
    ExtendedVisualEffect(base: self, effect: effect)
  }

  // MARK: Places

  /// Offsets the drawing of the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { _adding(.offset(offset)) }

  /// Offsets the drawing of the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _adding(.offset(CGSize(width: x, height: y)))
  }

  /// Scales the drawing of the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _adding(.scale(scale, anchor: anchor))
  }

  /// Scales the drawing of the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    _adding(.scale(CGSize(width: s, height: s), anchor: anchor))
  }

  /// Scales the drawing of the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    _adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Rotates the drawing of the view around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _adding(.rotation(angle, anchor: anchor))
  }

  /// Applies an affine transform to the drawing of the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { _adding(.transform(transform)) }

  /// Rotates the drawing of the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _adding(
      .turn(
        PerspectiveTurn(
          angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      ))
  }

  /// Applies a projection transform to the drawing of the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    _adding(.projection(transform, isIgnoredByLayout: false))
  }

  // MARK: Looks

  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { _adding(.opacity(opacity)) }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _adding(.blur(radius: radius, isOpaque: opaque))
  }

  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { _adding(.colors(.brightness(amount))) }

  /// Sets the contrast of the view's colors.
  public func contrast(_ amount: Double) -> some VisualEffect { _adding(.colors(.contrast(amount))) }

  /// Adjusts the saturation of the view's colors.
  public func saturation(_ amount: Double) -> some VisualEffect { _adding(.colors(.saturation(amount))) }

  /// Desaturates the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { _adding(.colors(.saturation(1 - amount))) }

  /// Rotates the hue of each color in this view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { _adding(.colors(.hueRotation(angle))) }
}
