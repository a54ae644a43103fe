internal import CanopyGraph

/// A plan that determines whether writing through a key path only stores the value, or depends on current values.
///
/// Swift reads through a key path before it writes, so the reads of a write aren't conclusive by themselves. A write is plain
/// if it reads no more than a read does, and sets one key to exactly the written value. Then inherited values don't affect it.
/// Any other write (`\.theme.accent`, a setter that combines) runs again when a value that it read has changed.
final class SetterPlan {
  /// Retained so that no other key path gets the same address.
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
    // Closures are never equal, and a key path to one can't lead into it.
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
    // A key path with captured values is a new object each time.
    if plans.count > 1000 { plans = [:] }
    plans[identity] = plan
    last = plan
    return plan
  }
}

/// The answer to the read with which Swift begins each write through a key path. A plain setter doesn't use the old value.
///
/// The answer is the new value instead of the old one. Otherwise, the key's default would be evaluated, which may be expensive,
/// or may end the program if the value is required to be set.
@usableFromInline
enum SetterAnswer {
  /// The new value and its type, while a setter runs. Safe because it is accessed only where bodies run, on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var given: (value: UnsafeRawPointer, type: any Any.Type)?

  /// Runs `set`, with `value` as the answer to reads.
  @usableFromInline
  static func giving<Value, Result>(_ value: Value, to set: () -> Result) -> Result {
    withUnsafePointer(to: value) { pointer in
      let outer = given
      given = (UnsafeRawPointer(pointer), Value.self)
      defer { given = outer }
      return set()
    }
  }

  /// Returns the value of `key` outside of any tree: the new value if a setter for a value of the same type is running, or else
  /// the
  /// default.
  @usableFromInline
  static func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard Updating.isHere else { return K.defaultValue }
    EnvironmentScope.noteRead(of: key)
    guard let given, given.type == K.Value.self else { return K.defaultValue }
    return given.value.load(as: K.Value.self)
  }
}
