/// A handle to an attribute of a graph: a value with its rule.
///
/// A handle is eight bytes, cheap to copy, and keeps nothing alive. After its subgraph was freed it stays safe: the graph
/// reports its use.
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

/// An attribute whose value type is not known here: for tools, traces and client nodes.
///
/// `Graph.attribute(_:as:)` gives the type back, checked.
public struct AnyAttribute: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let index: NodeIndex
  @usableFromInline let stamp: UInt32

  @usableFromInline
  init(index: NodeIndex, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// A handle of no attribute, which takes the same space as any other handle.
  package static var none: AnyAttribute { AnyAttribute(index: 0, stamp: 0) }

  /// A Boolean value that indicates whether this is `none`.
  package var isNone: Bool { stamp == 0 }

  /// Creates a type-erased attribute.
  @inlinable
  public init<Value>(_ attribute: Attribute<Value>) { self = attribute.id }

  /// Creates a type-erased attribute from an input.
  @inlinable
  public init<Value>(_ input: Input<Value>) { self = input.id }
}

/// An attribute that is written from outside the graph.
///
/// ```swift
/// let count = graph.input(1, name: "count")
/// graph[count] += 1
/// ```
public struct Input<Value>: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let id: AnyAttribute

  @usableFromInline
  init(id: AnyAttribute) { self.id = id }
}

/// Names a lifetime: the attributes and subgraphs that were made in it are freed together.
///
/// ```swift
/// let row = graph.subgraph(name: "row 7")
/// let isSelected = graph.input(false, in: row)
/// …
/// graph.free(row)
/// ```
///
/// Like an attribute, the handle is eight bytes and stays safe to hold after the subgraph was freed.
public struct Subgraph: Hashable, BitwiseCopyable, Sendable {
  let index: UInt32
  let stamp: UInt32
}
