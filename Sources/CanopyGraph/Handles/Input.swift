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
