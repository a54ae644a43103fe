internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension Path: Shape {
  /// The path as it is: it does not depend on the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Adds an arc around a point. A line leads to its beginning, if there is anything before it.
  ///
  /// - Parameter clockwise: Which way round, where y grows upwards: on the screen it is the other way.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, from: startAngle.radians, to: endAngle.radians, clockwise: clockwise,
      transform: transform)
  }

  /// Adds an arc around a point, which turns by an angle. A line leads to its beginning, if there is anything before it.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, from: startAngle.radians, by: delta.radians, transform: transform)
  }
}
