internal import CanopyAnimation
internal import CanopyLayout
public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension View {
  // MARK: In the plane

  /// Rotates the drawing of this view around a point. Layout isn't affected.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _effect(.rotation(angle, anchor: anchor))
  }

  /// Scales the drawing of this view around a point. Layout isn't affected.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    _effect(.scale(scale, anchor: anchor))
  }

  /// Scales the drawing of this view around a point. Layout isn't affected.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of this view around a point. Layout isn't affected.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the drawing of this view. Layout isn't affected.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    _effect(.transform(transform))
  }

  // MARK: In space

  /// Rotates the drawing of this view in three dimensions, around an axis through a point.
  ///
  /// ```swift
  /// Card().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point in the view that the axis passes through.
  ///   - anchorZ: The distance of that point in front of the view.
  ///   - perspective: The strength of the perspective, or 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = PerspectiveTurn(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return _effect(.turn(turn))
  }

  /// Applies a projection transform to the drawing of this view. Layout isn't affected.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    _effect(.projection(transform, isIgnoredByLayout: false))
  }
}

extension View {
  /// Mirrors the drawing of this view in right-to-left layouts, for pictures with a direction, such as arrows.
  ///
  /// The layout of the view doesn't change.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DrawingModifier(FlipDrawing(isEnabled: enabled)))
  }
}

/// The drawing of a view that is mirrored in right-to-left layouts.
struct FlipDrawing: EffectDrawing {
  let isEnabled: Bool

  var label: String { "flipsForRightToLeftLayoutDirection" }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    let surroundings = node.surroundings
    surroundings.add(node)
    return isEnabled && surroundings.mirrors ? [.scale(CGSize(width: -1, height: 1), anchor: .center)] : []
  }
}
