internal import CanopyGraph

/// A property that a view passes to its container, for example its tag.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }

  /// The type of the values, if they are tags.
  static var taggedType: ObjectIdentifier? { get }

  /// A Boolean value that indicates whether the layout of the container depends on the value.
  static var concernsLayout: Bool { get }
}

extension TraitKey {
  package static var taggedType: ObjectIdentifier? { nil }
  package static var concernsLayout: Bool { false }
}

/// A modifier that sets a trait of each element of a view.
package struct TraitModifier<Key: TraitKey> {
  let key: Key.Type
  var value: Key.Value

  package init(key: Key.Type, value: Key.Value) {
    self.key = key
    self.value = value
  }
}

@MainActor
extension TraitModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> TraitSource<Key> { TraitSource(value, context) }
  package func update(_ source: TraitSource<Key>) { source.update(value) }
}

package final class TraitSource<Key: TraitKey>: ContainerValueAttachment {
  fileprivate var value: Key.Value
  /// The elements that it is attached to, if the layout of their containers depends on the value.
  private var elements: [ElementIndex] = []

  init(_ value: Key.Value, _ context: _MountContext) {
    self.value = value
    super.init(context)
  }

  override func attached(to element: ElementIndex) { if Key.concernsLayout { elements.append(element) } }
  override func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  func update(_ new: Key.Value) {
    let concernsLayout = !elements.isEmpty && !areEqual(value, new)
    value = new
    if concernsLayout {
      for element in elements { ViewRuntime.layout.traitChanged(of: element) }
    }
    if Key.taggedType != nil { containerValueChanged() }
  }

  override package func set(_ values: inout ContainerValues) { values.take(Key.self, value) }
}

extension ElementTree {
  /// Returns the value of a trait of an element. Outer modifiers take precedence.
  package func trait<Key: TraitKey>(_ key: Key.Type, of element: ElementIndex) -> Key.Value {
    ownTrait(key, of: element) ?? Key.defaultValue
  }

  /// Returns the value of a trait of an element, or nil if it isn't set.
  package func ownTrait<Key: TraitKey>(_ key: Key.Type, of element: ElementIndex) -> Key.Value? {
    var value: Key.Value?
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      if let trait = source as? TraitSource<Key> { value = trait.value }
      next = source.outer
    }
    return value
  }
}

extension View {
  /// Sets the value that identifies this view in a selection.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: A Boolean value that indicates whether the view also matches a selection of optional type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(key: TagKey<V>.self, value: TaggedValue(value: tag, includesOptional: includeOptional)))
  }
}

/// The values that identify a view in selections, by type.
package enum TagKey<Value: Hashable>: TraitKey {
  package static var defaultValue: TaggedValue<Value>? { nil }
  package static var taggedType: ObjectIdentifier? { ObjectIdentifier(Value.self) }
}

/// A modifier that tags a view: see `View.tag(_:includeOptional:)`.
package struct TaggedValue<Value: Hashable> {
  package var value: Value
  package var includesOptional: Bool
}
