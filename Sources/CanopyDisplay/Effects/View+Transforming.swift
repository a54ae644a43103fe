public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension View {
  // MARK: In the plane

  /// Rotates the drawing of this view around a point. Layout isn't affected.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Scales the drawing of this view around a point. Layout isn't affected.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor))
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
    effect(.transform(transform))
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
  ///   - perspective: The strength of the perspective; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = PerspectiveTurn(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return effect(.turn(turn))
  }

  /// Applies a projection transform to the drawing of this view. Layout isn't affected.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.projection(transform, isIgnoredByLayout: false))
  }
}
