/// The values that flow from the root of the tree to every view.
///
/// Read a value with `@Environment`, and set one for a view and its descendants with `environment(_:_:)`.
///
/// An environment that was read as a whole is a value: it doesn't change when the view does. A body that reads it depends only on
/// the keys that it reads from it. Environments can be compared, and `difference(from:)` lists their differences. Applied to
/// another tree, or by `.environment(\.self, values)`, an environment sets all its values.
public struct EnvironmentValues {
  /// The entries that were set on this value, the newest last.
  @usableFromInline var own: [AnyEnvironmentEntry] = []
  /// The environment of a place, captured when it was read.
  @usableFromInline var capture: EnvironmentCapture?
  /// The place from which other values are read, as they currently are. It isn't passed to code of the app.
  @usableFromInline package var scope: EnvironmentScope?

  /// The values of no place: every one is its key's default.
  public init() {}

  @inlinable
  package init(seenFrom scope: EnvironmentScope) { self.scope = scope }

  init(_ capture: EnvironmentCapture) { self.capture = capture }

  /// The values that a scope inherits.
  @usableFromInline
  init(flowingInto scope: EnvironmentScope) { self.scope = scope.parent }

  /// For setters that do not look at what flows in. Swift reads through a key path before it writes all the same, which
  /// must not count as a read.
  @usableFromInline
  init(forPlainSetter _: Void) {}

  /// The value of `key`: set here, or else flowing from the tree around, or else the key's default.
  @inlinable
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = ownEntry(for: ObjectIdentifier(key)) { return entry.value(of: key) }
      if let scope { return scope.value(of: key) }
      if let capture { return capture.value(of: key) }
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

  /// The values, captured at this moment.
  package var captured: EnvironmentValues {
    guard let scope else { return self }
    var values = self
    values.scope = nil
    values.capture = EnvironmentCapture(of: scope)
    return values
  }

  /// The tree that the values were read in.
  package var tree: TreeContext? { scope?.tree ?? capture?.tree }
}

/// A key for a value of your own in the environment.
///
/// ```swift
/// private struct ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.standard
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// `@Entry` writes all of this for you.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value, for views without an ancestor that sets the value.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The values that are set here, as the defaults of a tree.
  ///
  /// A host sets so what every window of it has. Explanations and differences leave it out.
  package var asDefaults: EnvironmentValues {
    var values = self
    values.own = own.map { entry in
      let copy = entry.copy()
      copy.isDefault = true
      return copy
    }
    return values
  }

  /// The values that are defaults.
  package var defaults: EnvironmentValues {
    var values = self
    values.own = own.filter(\.isDefault).map { $0.copy() }
    return values
  }
}
