/// Names one attribute of a graph: a value, and what it is computed from.
///
/// An attribute is eight bytes, free to copy, and keeps nothing alive. It stays safe to hold after its subgraph was
/// freed: the graph then reports its use.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.input(10.0)
/// let withTax: Attribute<Double> = graph.computed { $0[price] * 1.2 }
/// print(graph[withTax])  // 12.0
/// ```
public struct Attribute<Value>: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let id: AnyAttribute

  @usableFromInline
  init(id: AnyAttribute) { self.id = id }

  /// The same attribute as an input gives it.
  @inlinable
  public init(_ input: Input<Value>) { id = input.id }
}
