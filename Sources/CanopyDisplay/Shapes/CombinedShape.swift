internal import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// A shape that combines two others.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// The way to combine the outlines.
  enum Operation: Hashable, Sendable {
    case intersection, union, subtraction, difference, lineIntersection, lineSubtraction
  }

  let first: First
  let second: Second
  let operation: Operation
  let eoFill: Bool

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .intersection: return path.intersection(other, eoFill: eoFill)
    case .union: return path.union(other, eoFill: eoFill)
    case .subtraction: return path.subtracting(other, eoFill: eoFill)
    case .difference: return path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// As the first shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  /// As the first shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
  nonisolated private func combined<T: Shape>(
    _ operation: _CombinedShape<Self, T>.Operation, _ other: T, _ eoFill: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The area that is in both shapes.
  ///
  /// ```swift
  /// Circle().intersection(Rectangle().offset(x: 20))
  /// ```
  ///
  /// - Parameter eoFill: Whether what an outline surrounds twice is outside.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.intersection, other, eoFill)
  }

  /// The area that is in one of the shapes, or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.union, other, eoFill)
  }

  /// The area that is in this shape, but not in another one.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.subtraction, other, eoFill)
  }

  /// The area that is in one of the shapes, but not in both.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.difference, other, eoFill)
  }

  /// The parts of this shape's outline that are inside of another one.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lineIntersection, other, eoFill)
  }

  /// The parts of this shape's outline that are not inside of another one.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lineSubtraction, other, eoFill)
  }
}
