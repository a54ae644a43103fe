/// The values that a view provides for its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the given type that was set on the view, or nil if there is none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    (tags[ObjectIdentifier(type)] as? TaggedValue<V>)?.value
  }

  /// Returns the value that identifies the view in a selection of the given type, or nil if it has no such tag. Unless the view
  /// excludes it, a tag also matches a selection of the corresponding optional type.
  package func selectionValue<V: Hashable>(for type: V.Type) -> V? {
    if let tag = tag(for: type) { return tag }
    guard let optional = type as? any OptionalSelection.Type, let tag = tags[optional._wrappedType] else { return nil }
    // A cast from nil would result in an optional that contains nil.
    return optional._value(ofTag: tag).flatMap { $0 as? V }
  }

  /// Returns a Boolean value that indicates whether a tag was set on the view.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adopts the value of a trait if it is a tag.
  mutating func take<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) {
    if let type = Key.taggedType { tags[type] = value }
  }
}

/// A key for a custom value that views provide for their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the container of this view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

extension View {
  /// Changes the values for the container of this view.
  nonisolated package func _changingContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
    modifier(ContainerValueModifier(change))
  }
}

/// A key for a trait: a value that a view passes to its container. In new code, use a container value.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

/// The container value of a trait.
package struct TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  package static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Sets the trait of a key for the container of this view. In new code, use ``SwiftUI/View/containerValue(_:_:)``.
  nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
    modifier(ContainerValueModifier { $0[TraitValueKey<Trait>.self] = value })
  }
}

/// Sets one container value.
struct ContainerValueModifier {
  let set: (inout ContainerValues) -> Void

  init(_ set: @escaping (inout ContainerValues) -> Void) { self.set = set }
}

@MainActor
extension ContainerValueModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> ContainerValueSource { ContainerValueSource(set, context) }
  func update(_ source: ContainerValueSource) {
    source.setter = set
    source.containerValueChanged()
  }
}

/// An attachment that sets container values.
package class ContainerValueAttachment: AttachmentSource {
  /// Sets the container values of the elements it is attached to.
  package func set(_ values: inout ContainerValues) {}
}

package final class ContainerValueSource: ContainerValueAttachment {
  var setter: (inout ContainerValues) -> Void
  /// The element that the views are added to.
  let parent: ElementIndex

  init(_ setter: @escaping (inout ContainerValues) -> Void, _ context: _MountContext) {
    self.setter = setter
    parent = context.parent
    super.init(context)
  }

  override package func set(_ values: inout ContainerValues) { setter(&values) }
}

extension ElementTree {
  /// The container values of an element. Outer modifiers take precedence.
  package func containerValues(of element: ElementIndex) -> ContainerValues {
    var values = ContainerValues()
    collectContainerValues(of: element, into: &values)
    return values
  }

  private func collectContainerValues(of element: ElementIndex, into values: inout ContainerValues) {
    // A wrapper has the traits of its content, unless it sets its own.
    if self[element].kind == .wrapper { collectContainerValues(of: self[element].firstChild, into: &values) }
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      if let setting = source as? ContainerValueAttachment { setting.set(&values) }
      next = source.outer
    }
  }
}

/// An optional type that is the type of a selection.
private protocol OptionalSelection {
  /// The identifier of the wrapped type.
  static var _wrappedType: ObjectIdentifier { get }

  /// Returns the value that corresponds to a tag of the wrapped type.
  static func _value(ofTag tag: Any) -> Any?
}

extension Optional: OptionalSelection where Wrapped: Hashable {
  fileprivate static var _wrappedType: ObjectIdentifier { ObjectIdentifier(Wrapped.self) }

  fileprivate static func _value(ofTag tag: Any) -> Any? {
    guard let tag = tag as? TaggedValue<Wrapped>, tag.includesOptional else { return nil }
    return Optional.some(tag.value)
  }
}
