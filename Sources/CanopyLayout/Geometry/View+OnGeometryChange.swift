public import CanopyCore

extension View {
  /// Performs an action with the value that `transform` returns for the geometry of this view, initially and after each change.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform) { _, new in action(new) })
  }

  /// Performs an action with the old and the new value that `transform` returns for the geometry of this view, initially and
  /// after each change.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: action))
  }
}

/// A modifier that performs an action when a value of a view's geometry has changed.
struct GeometryAction<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

@MainActor
extension GeometryAction: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<GeometryActionSource<Value>> {
    HandledAttachment(GeometryActionSource(self, in: context), context)
  }

  func update(_ source: HandledAttachment<GeometryActionSource<Value>>) { source.handler.update(self) }
}

final class GeometryActionSource<Value: Equatable>: AttachmentHandler, GeometryObserver {
  private let tree: TreeContext
  private let place: MountPlace
  private var modifier: GeometryAction<Value>
  private var last: [ElementIndex: Value?] = [:]

  init(_ modifier: GeometryAction<Value>, in context: _MountContext) {
    self.modifier = modifier
    tree = context.tree
    place = MountPlace(context)
  }

  func update(_ modifier: GeometryAction<Value>) {
    self.modifier = modifier
    look()
  }

  func attached(to element: ElementIndex) {
    last[element] = .some(nil)
    tree.layout.observers.add(self)
  }

  func detached(from element: ElementIndex) {
    last[element] = nil
    if last.isEmpty { tree.layout.observers.remove(self) }
  }

  func layoutChanged() { look() }

  private func look() {
    for (element, old) in last {
      let node = LayoutNode(element)
      guard node.record.pointee.flags.contains(.isPlaced) else { continue }
      let new = modifier.transform(GeometryProxy(node: node, source: nil))
      guard new != old else { continue }
      last[element] = new
      Actions.add(in: tree, of: "onGeometryChange(for:of:action:)", at: place) { [self] in
        modifier.action(old ?? new, new)
      }
    }
  }
}
