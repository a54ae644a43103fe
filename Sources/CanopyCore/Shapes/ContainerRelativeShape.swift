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

  /// A rectangle: what is around is known only where it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

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
    LayoutChanges.shared.moved()
  }
}

final class ContainerShapeWrapper: ElementWrapper {
  fileprivate(set) var shape: any InsettableShape

  init(_ shape: any InsettableShape, _ context: _MountContext) {
    self.shape = shape
    super.init(context)
  }

  override var label: String { "containerShape(\(type(of: shape)))" }
}

extension ContainerRelativeShape {
  /// The outline in an area, in relation to the container around an element.
  @MainActor
  func path(in area: CGRect, of node: LayoutNode) -> Path {
    let container = node.withThoseAround.first { around in
      ViewRuntime.elements[around.element].kind == .wrapper && around.layout is ContainerShapeWrapper
    }
    guard let container, let wrapper = container.layout as? ContainerShapeWrapper else { return path(in: area) }
    let (frame, own) = (container.exactFrame, area.shrunk(by: amount))
    let distance = min(
      own.minX - frame.minX, own.minY - frame.minY, frame.maxX - own.maxX, frame.maxY - own.maxY)
    let inset = max(distance, 0)
    return wrapper.shape.path(in: own.insetBy(dx: -inset, dy: -inset), insetBy: inset)
  }
}

extension InsettableShape {
  fileprivate func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { inset(by: amount).path(in: rect) }
}
