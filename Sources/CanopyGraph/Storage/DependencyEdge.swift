/// "`reader` read `source`", a member of two lists: the reader's sources in the order of reading, and the source's
/// readers, newest first.
@usableFromInline
struct DependencyEdge: BitwiseCopyable, Sendable {
  @usableFromInline var source: NodeIndex
  @usableFromInline var reader: NodeIndex
  /// In the reader's list. A free edge keeps the next free edge here.
  @usableFromInline var nextSource: EdgeIndex
  @usableFromInline var previousSource: EdgeIndex
  /// In the source's list.
  @usableFromInline var nextReader: EdgeIndex
  @usableFromInline var previousReader: EdgeIndex

  static let none = DependencyEdge(
    source: 0, reader: 0, nextSource: 0, previousSource: 0, nextReader: 0, previousReader: 0)
}
