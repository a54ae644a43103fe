/// The connection between benchmarks and the views of their workloads: counters that views increment, and bindings to their state.
///
/// Not a value in the environment nor a property of the views, because either would be work that is measured. There is
/// one stage at a time.
@MainActor
enum Probe {
  /// The number of bodies that have run.
  static var bodies = 0
  /// The sum of the themes that readers have seen.
  static var seen = 0
  /// The row whose state is changed.
  static var leaf = -1
  /// The state that this row has seen.
  static var leafValue = -1
  /// The number of keys that the list has shown.
  static var keyCount = -1

  static var setTheme: ((Int) -> Void)?
  static var setLeaf: ((Int) -> Void)?
  static var setKeys: (([Int]) -> Void)?
  static var setShown: ((Bool) -> Void)?

  static func bodyRan() { bodies &+= 1 }
}
