/// The values that flow from the root of the tree to every view.
///
/// Read one with `@Environment`, set one for a view and all inside it with `environment(_:_:)`.
///
/// Inside a body the values are live: reading one makes the body depend on that one, and on no other. The structure may
/// also be kept and set on another tree, `.environment(\.self, values)`: then that tree sees what this place sees, and
/// follows its changes as long as the place is there.
public struct EnvironmentValues {
  /// What was set on this value, the newest last.
  @usableFromInline var own: [AnyEnvironmentEntry] = []
  /// The place in the tree that the rest is read from.
  @usableFromInline var scope: EnvironmentScope?

  /// The values of no place: every one is its key's default.
  public init() {}

  @inlinable
  package init(seenFrom scope: EnvironmentScope) { self.scope = scope }

  /// What flows into a scope from outside.
  @usableFromInline
  init(flowingInto scope: EnvironmentScope) { self.scope = scope.parent }

  /// For setters that do not look at what flows in. Swift reads through a key path before it writes all the same, which
  /// must not count as somebody's reading.
  @usableFromInline
  init(forPlainSetter _: Void) {}

  /// The value of `key`: set here, or else flowing from the tree around, or else the key's default.
  @inlinable
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = ownEntry(for: ObjectIdentifier(key)) { return entry.value(of: key) }
      if let scope { return scope.value(of: key) }
      return SetterAnswer.value(of: key)
    }
    set { add(EnvironmentEntry(key, newValue)) }
  }

  @usableFromInline
  mutating func add(_ entry: AnyEnvironmentEntry) {
    if let place = own.lastIndex(where: { $0.key == entry.key }) {
      own[place] = entry
    } else {
      own.append(entry)
    }
  }

  @usableFromInline
  func ownEntry(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    own.last { $0.key == key }
  }
}
