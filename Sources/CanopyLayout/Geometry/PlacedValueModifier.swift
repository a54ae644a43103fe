internal import CanopyCore

/// A modifier that follows a value of each view that it modifies, such as its size, and acts when layout has changed it.
@MainActor
protocol PlacedValueModifier: AttachingModifier {
  associatedtype Value: Equatable

  /// The modifier as in source code.
  var name: String { get }

  /// The value of a view that isn't in the tree, or nil if such a view has no value. The modifier then also acts on the first
  /// value, and doesn't when the view leaves.
  var valueOutside: Value? { get }

  /// Returns the value of a view that layout has placed.
  func value(of node: LayoutNode) -> Value

  /// Returns a Boolean value that indicates whether another modifier at the same place can give other values to the same views.
  func mayDiffer(from other: Self) -> Bool

  /// Called among the actions after the update. A first value is both the old and the new one.
  func changed(from old: Value, to new: Value)
}

@MainActor
extension PlacedValueModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<PlacedValueObserver<Self>> {
    HandledAttachment(PlacedValueObserver(self, in: context), context)
  }

  func update(_ source: HandledAttachment<PlacedValueObserver<Self>>) { source.handler.update(self) }
}

/// The views of a ``PlacedValueModifier``, with their last values.
final class PlacedValueObserver<Modifier: PlacedValueModifier>: AttachmentHandler, GeometryObserver {
  private let tree: TreeContext
  private let place: MountPlace
  private var modifier: Modifier
  private var last: [ElementIndex: Modifier.Value?] = [:]

  init(_ modifier: Modifier, in context: _MountContext) {
    self.modifier = modifier
    tree = context.tree
    place = MountPlace(context)
  }

  func update(_ new: Modifier) {
    let old = modifier
    modifier = new
    if new.mayDiffer(from: old) { look() }
  }

  func attached(to element: ElementIndex) {
    last[element] = .some(modifier.valueOutside)
    tree.layout.observers.add(self)
  }

  func detached(from element: ElementIndex) {
    if let old = last.removeValue(forKey: element), let new = modifier.valueOutside, old != new {
      act(from: old, to: new)
    }
    if last.isEmpty { tree.layout.observers.remove(self) }
  }

  func layoutChanged() { look() }

  private func look() {
    for (element, old) in last {
      let node = LayoutNode(element)
      guard node.record.pointee.flags.contains(.isPlaced) else { continue }
      let new = modifier.value(of: node)
      guard new != old else { continue }
      last[element] = new
      act(from: old, to: new)
    }
  }

  /// Adds the action, which is that of the modifier at the time when it is performed.
  private func act(from old: Modifier.Value?, to new: Modifier.Value) {
    Actions.add(in: tree, of: modifier.name, at: place) { [self] in modifier.changed(from: old ?? new, to: new) }
  }
}
