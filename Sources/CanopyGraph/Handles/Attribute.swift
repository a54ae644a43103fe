/// A handle to an attribute of a graph: a value with its rule.
///
/// A handle has a size of eight bytes, is cheap to copy, and keeps nothing alive. Using it after its subgraph was freed is
/// safe: the graph reports the use.
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

  /// Creates a handle to the attribute of an input.
  @inlinable
  public init(_ input: Input<Value>) { id = input.id }
}

/// An attribute whose value type isn't known statically, for tools, traces and client nodes.
///
/// `Graph.attribute(_:as:)` restores the type after checking it.
public struct AnyAttribute: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let index: NodeIndex
  @usableFromInline let stamp: UInt32

  @usableFromInline
  init(index: NodeIndex, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// A handle that refers to no attribute, but has the same size as any other handle.
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

/// An attribute that is set from outside the graph.
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

/// A lifetime: attributes and subgraphs created in it are freed together.
///
/// ```swift
/// let row = graph.subgraph(name: "row 7")
/// let isSelected = graph.input(false, in: row)
/// …
/// graph.free(row)
/// ```
///
/// Like an attribute's handle, it has a size of eight bytes, and is safe to use after the subgraph was freed.
public struct Subgraph: Hashable, BitwiseCopyable, Sendable {
  let index: UInt32
  let stamp: UInt32
}
