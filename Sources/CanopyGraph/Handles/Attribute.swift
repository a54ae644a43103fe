/// A handle to an attribute of a graph: a value with its rule.
///
/// A handle is eight bytes, cheap to copy, and keeps nothing alive. After its subgraph was freed it stays safe: the graph reports its
/// use.
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

  /// The attribute of the input.
  @inlinable
  public init(_ input: Input<Value>) { id = input.id }
}
