internal import CanopyAnimation
public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

/// The shape of the enclosing container, inset by the distance to its edges, or a rectangle if there is no such container.
///
/// ```swift
/// ZStack {
///   ContainerRelativeShape().inset(by: 8).fill(.blue)
/// }
/// .containerShape(.rect(cornerRadius: 20))
/// ```
@frozen public struct ContainerRelativeShape: InsettableShape {
  /// The inset in addition to the distance to the container's edges.
  var amount: CGFloat = 0

  /// Creates the shape of the enclosing container.
  nonisolated public init() {}

  /// Returns the container's shape, inset by the distance to its edges. This is a rectangle unless a view is being drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect._shrunk(by: amount)
    return ContainerShape.current?.path(in: rect) ?? Path(rect)
  }

  /// The value of the container's shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    ContainerShape.current?.outline.layoutDirectionBehavior ?? .mirrors
  }

  /// Returns the shape inset by a length at each edge.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension View {
  /// Sets the container shape to use for any container-relative shape within this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(DrawingModifier(ContainerShapeDrawing(shape: shape)))
  }
}

/// Lets container-relative shapes inside an element follow its shape.
private struct ContainerShapeDrawing<Outline: InsettableShape>: WrapperDrawing, ContainerOutline, CornerOutline {
  let shape: Outline

  var label: String { "containerShape(\(Outline.self))" }
  static var setsContainerOutline: Bool { true }
  var containerOutline: (any ContainerOutline)? { self }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { shape.inset(by: amount).path(in: rect) }
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii? { shape._cornerRadii(in: size) }
}

extension ContainerShape {
  /// The container of the shape whose path is being created, with its frame in the shape's coordinates.
  static var current: ContainerShape? {
    let container = given
    container?.uses.add()
    return container
  }

  /// Passes the container to the shape. It is a task-local value because `path(in:)` has no parameter for it, and shapes can be
  /// nested.
  @TaskLocal static var given: ContainerShape?
}
