internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A change of a view's drawing. Effects are made from other effects, beginning with `EmptyVisualEffect`.
///
/// ```swift
/// Text("Hello").visualEffect { content, geometry in
///   content.offset(y: -geometry.frame(in: .scrollView).minY / 2)
/// }
/// ```
public protocol VisualEffect: Sendable, Animatable {
  /// The effects in order.
  var _effects: _RenderEffects { get }
}

/// Things that are done to a view when it is drawn.
public struct _RenderEffects: Sendable {
  let all: [RenderEffect]
}

/// Nothing is done.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes it.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _effects: _RenderEffects { _RenderEffects(all: []) }
}

/// One thing more is done.
struct ExtendedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: RenderEffect

  var _effects: _RenderEffects { _RenderEffects(all: base._effects.all + [effect]) }
}

extension VisualEffect {
  private func adding(_ effect: RenderEffect) -> ExtendedVisualEffect<Self> {
    ExtendedVisualEffect(base: self, effect: effect)
  }

  // MARK: Places

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor: anchor))
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the view around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Moves, scales, turns and shears the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }

  /// Turns the view in space, and shows it from in front.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .turn(
        PerspectiveTurn(
          angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      ))
  }

  /// Moves the points of the view as a map says.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(transform, isIgnoredByLayout: false))
  }

  // MARK: Looks

  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.colors(.brightness(amount))) }

  /// Sets what is bright in the view apart from what is dark.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.colors(.contrast(amount))) }

  /// Makes the colors of the view stronger or paler.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.colors(.saturation(amount))) }

  /// Takes color from the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.colors(.saturation(1 - amount))) }

  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.colors(.hueRotation(angle.radians))) }
}
