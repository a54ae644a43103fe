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
extension GeometryAction: PlacedValueModifier {
  var name: String { "onGeometryChange(for:of:action:)" }
  var valueOutside: Value? { nil }
  func value(of node: LayoutNode) -> Value { transform(GeometryProxy(node: node, source: nil)) }
  // Closures can't be compared.
  func mayDiffer(from _: Self) -> Bool { true }
  func changed(from old: Value, to new: Value) { action(old, new) }
}
