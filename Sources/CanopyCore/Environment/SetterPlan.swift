internal import CanopyGraph

/// A plan that tells whether writing through a key path only stores the value, or depends on current values.
///
/// Swift reads through a key path before it writes, so the reads of a write aren't conclusive by themselves. A write is plain
/// if it reads no more than a read does, and sets one key to exactly the written value. Then inherited values don't affect it.
/// Any other write (`\.theme.accent`, a setter that combines) runs again when a value that it read has changed.
final class SetterPlan {
  /// Kept so that no other key path gets the same address.
  private let path: AnyKeyPath
  let isPlain: Bool

  private init<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.path = path
    var values = EnvironmentValues()
    let readsOfRead = Self.countReads(of: value) { _ = values[keyPath: path] }
    let readsOfWrite = Self.countReads(of: value) { values[keyPath: path] = value }
    isPlain = readsOfRead == readsOfWrite && values.own.count == 1 && Self.holds(values.own[0], value)
  }

  private static func holds<Value>(_ entry: AnyEnvironmentEntry, _ value: Value) -> Bool {
    guard let entry = entry as? EnvironmentEntry<Value> else { return false }
    // Closures are never equal, and a path to one leads into nothing.
    return areEqual(entry.value, value) || ComparisonPlan.of(Value.self).neverEqual
  }

  private static func countReads<Value>(of value: Value, _ body: () -> Void) -> Int {
    let before = EnvironmentScope.reads
    ViewRuntime.graph.untracked { SetterAnswer.giving(value, to: body) }
    return EnvironmentScope.reads - before
  }

  @MainActor private static var plans: [ObjectIdentifier: SetterPlan] = [:]
  @MainActor private static var last: SetterPlan?

  @MainActor
  static func of<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> SetterPlan {
    if let last, last.path === path { return last }
    let identity = ObjectIdentifier(path)
    let plan = plans[identity] ?? SetterPlan(path, value)
    // Key paths with captured values are objects of their own each time.
    if plans.count > 1000 { plans = [:] }
    plans[identity] = plan
    last = plan
    return plan
  }
}

/// The answer to the read with which Swift begins a write through a key path. A plain setter doesn't use the old value.
///
/// The new value is returned instead of the old one. Otherwise the default of the key would be evaluated, which may be expensive,
/// or end the program if the value must always be set.
@usableFromInline
enum SetterAnswer {
  /// The new value and its type, while a setter runs. Safe because it is only looked at where bodies run, on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var given: (value: UnsafeRawPointer, type: any Any.Type)?

  /// Runs `set`, which sets `value`.
  @usableFromInline
  static func giving<Value, Result>(_ value: Value, to set: () -> Result) -> Result {
    withUnsafePointer(to: value) { pointer in
      let outer = given
      given = (UnsafeRawPointer(pointer), Value.self)
      defer { given = outer }
      return set()
    }
  }

  /// The value of `key` in an environment of no place: the new value if a setter runs that may mean this key, or else the
  /// default.
  @usableFromInline
  static func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard Updating.isHere else { return K.defaultValue }
    EnvironmentScope.noteRead(of: key)
    guard let given, given.type == K.Value.self else { return K.defaultValue }
    return given.value.load(as: K.Value.self)
  }
}
