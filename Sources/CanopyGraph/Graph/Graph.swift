/// A graph of values that keep themselves up to date.
///
/// Some values are written from outside (inputs), others are computed from them by rules. A rule is known by what it
/// reads: reading an attribute makes the rule depend on it, until it runs again and does not.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.input(10.0, name: "price")
/// let count = graph.input(2, name: "count")
/// let total = graph.computed(name: "total") { $0[price] * Double($0[count]) }
///
/// print(graph[total])  // 20.0
/// graph[count] = 3     // marks `total`, computes nothing
/// print(graph[total])  // 30.0
/// ```
///
/// A write marks what may have to change; reading, or `update()`, computes what is asked for and stops where a value
/// turns out the same. A graph belongs to one thread or actor at a time.
public final class Graph {
  @usableFromInline let engine = Engine()

  /// Makes an empty graph.
  public init() {}

  deinit { engine.destroy() }
}
