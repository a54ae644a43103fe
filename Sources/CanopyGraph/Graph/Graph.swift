/// An incremental graph of values.
///
/// Some values are set from outside (inputs), and rules compute others from them. Dependencies are tracked automatically:
/// reading an attribute makes the running rule depend on it, until the rule runs without reading it.
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
/// A write marks the attributes that could change. A read, or `update()`, computes those that are needed, and stops at values
/// that stay the same. A graph belongs to one thread or actor at a time.
public final class Graph {
  @usableFromInline let engine = Engine()

  /// Creates an empty graph.
  public init() {}

  deinit { engine.destroy() }
}
