/// Something that a view says about itself to the container it is in: its tag, say.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }

  /// The type of the values, if they are tags.
  static var taggedType: ObjectIdentifier? { get }
}

extension TraitKey {
  package static var taggedType: ObjectIdentifier? { nil }
}

/// Says something to the container about each element of a view.
struct TraitModifier<Key: TraitKey> {
  let key: Key.Type
  var value: Key.Value
}

@MainActor
extension TraitModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> TraitSource<Key> { TraitSource(value, context) }
  func update(_ source: TraitSource<Key>) {
    source.value = value
    if Key.taggedType != nil { source.containerValueChanged() }
  }
}

class TraitSource<Key: TraitKey>: AttachmentSource {
  var value: Key.Value

  init(_ value: Key.Value, _ context: _MountContext) {
    self.value = value
    super.init(context)
  }

  override func set(_ values: inout ContainerValues) { values.take(Key.self, value) }
}

extension ElementTree {
  /// What an element says to its container: the outermost word counts.
  @MainActor
  package func trait<Key: TraitKey>(_ key: Key.Type, of element: ElementIndex) -> Key.Value {
    ownTrait(key, of: element) ?? Key.defaultValue
  }

  /// The same; nil if nobody has said anything.
  @MainActor
  func ownTrait<Key: TraitKey>(_ key: Key.Type, of element: ElementIndex) -> Key.Value? {
    var value: Key.Value?
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      if let trait = source as? TraitSource<Key> { value = trait.value }
      next = source.outer
    }
    return value
  }
}
