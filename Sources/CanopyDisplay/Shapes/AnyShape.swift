public import CanopyAnimation
internal import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// The wrapped shape.
@frozen public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a type-erased shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the wrapped shape for a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The layout direction behavior of the wrapped shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// The animatable data of the wrapped shape. Changes between shapes of different types aren't animated.
  nonisolated public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { shape = newValue.data(setIn: shape) }
  }
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Adds an arc of a circle, connected by a line to the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start of the arc, measured from the x-axis.
  ///   - endAngle: The angle of the end of the arc.
  ///   - clockwise: The direction of the arc in coordinates whose y-axis points up. On the screen, the direction is reversed.
  ///   - transform: A transform to apply to the arc.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, from: startAngle.radians, to: endAngle.radians, clockwise: clockwise,
      transform: transform)
  }

  /// Adds an arc of a circle that spans an angle, connected by a line to the current point if there is one.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, from: startAngle.radians, by: delta.radians, transform: transform)
  }
}
