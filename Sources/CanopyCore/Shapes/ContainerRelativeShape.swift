public import CanopyDrawing
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
    ContainerShape.current?.shape.layoutDirectionBehavior ?? .mirrors
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
    modifier(ContainerShapeModifier(shape: shape))
  }
}

struct ContainerShapeModifier {
  let shape: any InsettableShape
}

@MainActor
extension ContainerShapeModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> ContainerShapeWrapper { ContainerShapeWrapper(shape, context) }

  func update(_ wrapper: ContainerShapeWrapper) {
    wrapper.shape = shape
    for element in wrapper.elements { LayoutChanges.shared.moved(element) }
  }
}

final class ContainerShapeWrapper: ElementWrapper {
  fileprivate(set) var shape: any InsettableShape

  init(_ shape: any InsettableShape, _ context: _MountContext) {
    self.shape = shape
    super.init(context)
  }

  override var containerShape: (any InsettableShape)? { shape }

  override var label: String { "containerShape(\(type(of: shape)))" }
}
