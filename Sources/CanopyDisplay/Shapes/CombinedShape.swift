public import CanopyAnimation
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

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// Returns the outline of the shape in a rectangle.
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

  /// Returns the size of the first shape for a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  /// The layout direction behavior of the first shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  /// The animatable data of both shapes.
  nonisolated public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated private func _combined<T: Shape>(
    _ operation: _CombinedShape<Self, T>.Operation, _ other: T, _ eoFill: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// Returns the area inside both shapes.
  ///
  /// ```swift
  /// Circle().intersection(Rectangle().offset(x: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.intersection, other, eoFill)
  }

  /// Returns the area inside at least one of the shapes.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.union, other, eoFill)
  }

  /// Returns the area inside this shape and outside `other`.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.subtraction, other, eoFill)
  }

  /// Returns the area inside exactly one of the shapes.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.difference, other, eoFill)
  }

  /// Returns the parts of this shape's outline inside `other`.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.lineIntersection, other, eoFill)
  }

  /// Returns the parts of this shape's outline outside `other`.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _combined(.lineSubtraction, other, eoFill)
  }
}
