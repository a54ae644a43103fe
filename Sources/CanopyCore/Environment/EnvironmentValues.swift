/// The values that flow from the root of the tree to every view.
///
/// Read a value with `@Environment`, and set one for a view and its descendants with `environment(_:_:)`.
///
/// An environment that is read as a whole is a snapshot: it doesn't change when the view's environment does. A body that reads it
/// depends only on the keys that it reads from it. Environments can be compared, and `difference(from:)` lists their differences.
/// An environment that is applied to another tree, or by `.environment(\.self, values)`, sets all of its values.
public struct EnvironmentValues {
  /// The entries that were set on this value, the newest last.
  @usableFromInline var own: [AnyEnvironmentEntry] = []
  /// The environment of a place, captured when it was read.
  @usableFromInline var capture: EnvironmentCapture?
  /// The scope from which other values are read, as they currently are. It isn't passed to code of the app.
  @usableFromInline package var scope: EnvironmentScope?

  /// Creates an environment in which every key has its default value.
  public init() {}

  @inlinable
  package init(seenFrom scope: EnvironmentScope) { self.scope = scope }

  init(_ capture: EnvironmentCapture) { self.capture = capture }

  /// Creates the values that a scope inherits.
  @usableFromInline
  init(flowingInto scope: EnvironmentScope) { self.scope = scope.parent }

  /// Creates values for a setter that doesn't use inherited values. Swift still reads through a key path before it writes, and
  /// this read mustn't count.
  @usableFromInline
  init(forPlainSetter _: Void) {}

  /// The value of `key`: the one that is set here, or else the inherited one, or else the key's default.
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

  /// A snapshot of the values.
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

/// A key for a custom value in the environment.
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
  /// The values that are set here, marked as the defaults of a tree.
  ///
  /// A host uses this for values that all of its windows share. Explanations and differences leave defaults out.
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
