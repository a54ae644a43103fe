internal import CanopyGraph

/// A plan that tells whether writing through a key path only stores the value, or depends on current values.
///
/// Swift reads through a key path before it writes, so the reads of a write aren't conclusive by themselves. A write is plain
/// if it reads no more than a read does, and sets one key to exactly the written value. Then inherited values don't affect it. Any
/// other write (`\.theme.accent`, a setter that combines) runs again when a value that it read has changed.
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
