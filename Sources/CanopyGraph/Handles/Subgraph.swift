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
