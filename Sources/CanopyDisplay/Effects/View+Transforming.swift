public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension View {
  // MARK: In the plane

  /// Turns the view around a point, without any difference to others.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Shows the view larger or smaller, without any difference to others.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor))
  }

  /// Shows the view larger or smaller, without any difference to others.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller, without any difference to others.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Moves, scales, turns and shears the view, without any difference to others.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.transform(transform))
  }

  // MARK: In space

  /// Turns the view in space around a line through a point of it, and shows it from in front.
  ///
  /// ```swift
  /// Card().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - axis: Where the line points to.
  ///   - anchorZ: How far in front of the view the point is.
  ///   - perspective: How much smaller what is far away looks; 0 is not at all.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = PerspectiveTurn(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return effect(.turn(turn))
  }

  /// Moves the points of the view as a map says, without any difference to others.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.projection(transform, isIgnoredByLayout: false))
  }
}
