public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

/// The shape of the container around, made smaller by the distance to its edges; a rectangle where there is none.
///
/// ```swift
/// ZStack {
///   ContainerRelativeShape().inset(by: 8).fill(.blue)
/// }
/// .containerShape(.rect(cornerRadius: 20))
/// ```
@frozen public struct ContainerRelativeShape: InsettableShape {
  /// By how much more it is made smaller.
  var amount: CGFloat = 0

  /// The shape of the container around.
  nonisolated public init() {}

  /// The container's shape, smaller by the distance to its edges. Outside of a view that is drawn, a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    return ContainerShape.current?.path(in: rect) ?? Path(rect)
  }

  /// As the container's shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    ContainerShape.current?.outline.layoutDirectionBehavior ?? .mirrors
  }

  /// The shape made smaller by a length at each edge.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension View {
  /// Says which shape `ContainerRelativeShape` has inside of the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(DrawingModifier(ContainerShapeDrawing(shape: shape)))
  }
}

/// Lets container-relative shapes inside an element follow its shape.
private struct ContainerShapeDrawing<Outline: InsettableShape>: WrapperDrawing, ContainerOutline {
  let shape: Outline

  var label: String { "containerShape(\(Outline.self))" }
  var containerOutline: (any ContainerOutline)? { self }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { shape.inset(by: amount).path(in: rect) }
}

extension ContainerShape {
  /// The container of the shape whose path is being made, with its frame in that shape's own coordinates.
  ///
  /// A shape gets no more than a rectangle, and may be any number of shapes deep inside of another one.
  @TaskLocal static var current: ContainerShape?
}
