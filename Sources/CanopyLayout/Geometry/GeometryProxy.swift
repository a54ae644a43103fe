internal import CanopyCore
internal import CanopyGraph
public import CanopyStyle
public import Foundation

/// The size and the place of a view, for what is made from them.
///
/// What is read in a body makes that run again when it changes.
public struct GeometryProxy {
  let node: LayoutNode
  /// What bodies depend on by reading; nil where nobody can.
  let source: GeometrySource?

  package init(node: LayoutNode, source: GeometrySource?) {
    self.node = node
    self.source = source
  }

  /// The size of the view.
  public var size: CGSize {
    if let source { return source.read { $0.frame(in: .local).size } }
    return node.frame(in: .local).size
  }

  /// Where the view is in some coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { read { $0.frame(in: coordinateSpace) } }

  /// Where the view is in some coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Where the view with named coordinates is, in those of this view; nil if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read { node in
      node.ancestor(named: coordinateSpace.name).map { node.rect($0.frame, of: nil) }
    }
  }

  /// A place on another view, in the coordinates of this one.
  public subscript<T>(anchor: Anchor<T>) -> T { read { anchor.value(in: $0) } }

  /// How far bars and the like reach into the view from its edges.
  public var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsets } }

  private func read<Value>(_ value: @escaping (LayoutNode) -> Value) -> Value {
    source?.read(value) ?? value(node)
  }
}

extension LayoutNode {
  /// A rectangle of another view, or of the window, in the coordinates of this one.
  func rect(_ rect: CGRect, of other: LayoutNode?) -> CGRect {
    let (own, others) = (frame.origin, other?.frame.origin ?? .zero)
    return rect.offsetBy(dx: others.x - own.x, dy: others.y - own.y)
  }
}

/// What bodies depend on that read where a view is. Told after each layout.
package final class GeometrySource: GeometryObserver {
  private let source = OwnedSource("geometry")
  private let place: LayoutNode
  /// Whether anything that was read is another now.
  private var questions: [() -> Bool] = []

  init(_ place: LayoutNode) { self.place = place }

  /// What `value` says about the view, on which the running body depends.
  func read<Value>(_ value: @escaping (LayoutNode) -> Value) -> Value {
    let now = value(place)
    guard source.trackIfHere() else { return now }
    questions.append { [place] in !areEqual(value(place), now) }
    place.tree.layout.observers.add(self)
    return now
  }

  /// Called when the view is about to leave.
  func end() { place.tree.layout.observers.remove(self) }

  package func layoutChanged() {
    guard questions.contains(where: { $0() }) else { return }
    // The bodies that run again ask again.
    questions = []
    source.changed(inUpdate: ())
  }
}
