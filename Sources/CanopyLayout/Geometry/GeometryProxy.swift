internal import CanopyCore
internal import CanopyGraph
public import CanopyStyle
public import Foundation

/// Access to the size and the coordinates of a view.
///
/// A body that reads a value runs again when this value changes.
public struct GeometryProxy {
  let node: LayoutNode
  /// The source that bodies depend on; nil outside of bodies.
  let source: GeometrySource?

  package init(node: LayoutNode, source: GeometrySource?) {
    self.node = node
    self.source = source
  }

  /// The size of the view.
  public var size: CGSize {
    read(()) { node, _ in node.frame(in: .local).size }
  }

  /// Returns the frame of the view in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read(coordinateSpace) { $0.frame(in: $1) }
  }

  /// Returns the frame of the view in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the coordinates of this view; nil if no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read(coordinateSpace) { node, space in
      node.ancestor(named: space.name).map { node.rect($0.frame, of: nil) }
    }
  }

  /// Returns the value of an anchor in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { read(anchor) { $1.value(in: $0) } }

  /// The safe area insets of the view.
  public var safeAreaInsets: EdgeInsets { read(()) { node, _ in node.safeAreaInsets } }

  private func read<Space, Value>(
    _ space: Space, _ value: @escaping @MainActor (LayoutNode, Space) -> Value
  ) -> Value {
    onMainActor(with: (node, source, space)) { node, source, space in
      guard let source else { return value(node, space) }
      return source.read { value($0, space) }
    }
  }
}

@MainActor
extension LayoutNode {
  /// Returns a rectangle of another view, or of the window, in the coordinates of this view.
  func rect(_ rect: CGRect, of other: LayoutNode?) -> CGRect {
    let (own, others) = (frame.origin, other?.frame.origin ?? .zero)
    return rect.offsetBy(dx: others.x - own.x, dy: others.y - own.y)
  }
}

/// The source for bodies that read the geometry of a view. It is checked after each layout.
@MainActor
package final class GeometrySource: GeometryObserver {
  private let source = OwnedSource("geometry")
  private let place: LayoutNode
  /// For each value that was read, a closure that returns whether the value has changed.
  private var questions: [() -> Bool] = []

  init(_ place: LayoutNode) { self.place = place }

  /// Returns a value of the view. The running body depends on it.
  func read<Value>(_ value: @escaping (LayoutNode) -> Value) -> Value {
    let now = value(place)
    guard source.trackIfHere() else { return now }
    questions.append { [place] in !areEqual(value(place), now) }
    place.tree.layout.observers.add(self)
    return now
  }

  /// Called before the view leaves the tree.
  func end() { place.tree.layout.observers.remove(self) }

  package func layoutChanged() {
    guard !Turns.areEnding, questions.contains(where: { $0() }) else { return }
    // Bodies that run again register their reads again.
    questions = []
    source.changed(inUpdate: ())
  }
}
