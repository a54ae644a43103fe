internal import CanopyDrawing
internal import Foundation

/// The shape of a container, and its frame in the coordinates of what is drawn inside it.
struct ContainerShape: Sendable {
  /// The container of the shape whose path is being made, with its frame in that shape's own coordinates.
  ///
  /// A shape gets no more than a rectangle, and may be any number of shapes deep inside of another one.
  @TaskLocal static var current: ContainerShape?

  let shape: any InsettableShape
  private(set) var frame: CGRect

  init(shape: any InsettableShape, frame: CGRect) {
    self.shape = shape
    self.frame = frame
  }

  /// The same in coordinates that begin at a point.
  func moved(by origin: CGPoint) -> ContainerShape {
    var container = self
    container.frame.origin.x -= origin.x
    container.frame.origin.y -= origin.y
    return container
  }

  /// Returns the outline of the shape in a smaller rectangle: inset by the least distance to the container's edges.
  func path(in rect: CGRect) -> Path {
    let distance = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
    let inset = max(distance, 0)
    return shape.path(in: rect.insetBy(dx: -inset, dy: -inset), insetBy: inset)
  }
}

extension InsettableShape {
  fileprivate func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { inset(by: amount).path(in: rect) }
}
