internal import CanopyGraph

/// A key for something that views say to the layout of their container.
public protocol LayoutValueKey {
  /// The type of what they say.
  associatedtype Value

  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the layout of the container that the view is in.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutTraitModifier(key: LayoutValueTrait<K>.self, value: value))
  }

  /// Sets which views get room first: those of a higher priority. The others have theirs when these have been served, but
  /// no less than their smallest.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutTraitModifier(key: LayoutPriorityKey.self, value: value))
  }

  /// Sets which views are in front: those of a higher value.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(LayoutTraitModifier(key: ZIndexKey.self, value: value))
  }
}

enum LayoutValueTrait<K: LayoutValueKey>: TraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}

enum LayoutPriorityKey: TraitKey {
  static var defaultValue: Double { 0 }
}

enum ZIndexKey: TraitKey {
  static var defaultValue: Double { 0 }
}

/// A trait that the layout around depends on.
struct LayoutTraitModifier<Key: TraitKey> {
  let key: Key.Type
  var value: Key.Value
}

@MainActor
extension LayoutTraitModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> LayoutTraitSource<Key> { LayoutTraitSource(value, context) }
  func update(_ source: LayoutTraitSource<Key>) { source.update(value) }
}

final class LayoutTraitSource<Key: TraitKey>: TraitSource<Key> {
  private var elements: [ElementIndex] = []

  override func attached(to element: ElementIndex) { elements.append(element) }
  override func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  func update(_ value: Key.Value) {
    let isSame = areEqual(self.value, value)
    self.value = value
    if isSame { return }
    for element in elements {
      // Wrappers hand on what is inside them.
      var parent = LayoutNode(element).parent
      while let node = parent, ViewRuntime.elements[node.element].kind == .wrapper {
        ViewRuntime.elements.needsDrawing(node.element)
        parent = node.parent
      }
      if let parent { LayoutChanges.shared.childrenChanged(of: parent) }
    }
  }
}
