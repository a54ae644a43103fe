/// The engine's representation of an attribute.
///
/// It is plain memory of 40 bytes. An update may access hundreds of thousands of nodes, so data that it doesn't need is in
/// `NodePlacement`.
@usableFromInline
struct Node: BitwiseCopyable {
  /// The address of the value, or the client's memory. See `PayloadLayout`.
  @usableFromInline var payload: UnsafeMutableRawPointer
  /// A stamp that identifies the attribute among all attributes that use this slot over time, or 0 if the slot is free.
  @usableFromInline var stamp: UInt32
  /// The first edge to a source, in reading order. In a free slot, this is the next free slot.
  @usableFromInline var firstSource: EdgeIndex
  /// The first edge to a reader, newest first.
  @usableFromInline var firstReader: EdgeIndex
  /// The evaluation that last read this attribute. If it reads the attribute again, nothing is recorded.
  @usableFromInline var readBy: UInt32
  /// The number of times that the value has changed.
  @usableFromInline var changes: UInt32
  /// The tick of the last evaluation or write. See `State.tick`.
  @usableFromInline var updatedAt: UInt32
  /// The stamp of the source whose change caused the last evaluation, or 0 if there was none.
  @usableFromInline var cause: UInt32
  @usableFromInline var kind: UInt16
  @usableFromInline var flags: NodeFlags
  @usableFromInline var traits: NodeTraits
}

extension Node {
  /// The content of slot 0 and of free slots. No handle has stamp 0, so it is never mistaken for an attribute.
  static var free: Node {
    Node(
      payload: .nowhere, stamp: 0, firstSource: 0, firstReader: 0, readBy: 0, changes: 0, updatedAt: 1, cause: 0,
      kind: 0, flags: [], traits: [])
  }
}

extension UnsafeMutableRawPointer {
  /// An address for attributes without memory. It is never read.
  static var nowhere: UnsafeMutableRawPointer {
    // Safe because only 0 results in nil.
    // swift-format-ignore: NeverForceUnwrap
    UnsafeMutableRawPointer(bitPattern: 16)!
  }
}

/// The position of an attribute among others. It is accessed when the attribute is created, freed or explained, but never in
/// updates.
struct NodePlacement: BitwiseCopyable {
  var subgraph: UInt32 = 0
  /// The next attribute in the same subgraph.
  var nextInSubgraph: NodeIndex = 0
  /// An output's evaluation order, smallest first.
  var order: UInt32 = 0
}

@usableFromInline typealias NodeIndex = UInt32
@usableFromInline typealias EdgeIndex = UInt32

/// The state of an attribute.
///
/// It is one byte, with computed properties instead of constants. It is read right after it is written, which is fast only if
/// both accesses have the same width, and constants from another module would be looked up at each use.
@usableFromInline
struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A source has changed, so the rule must run.
  @inlinable static var dirty: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// A direct or indirect source was set, so a source may turn out to have changed.
  @inlinable static var maybeDirty: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The rule is running.
  @inlinable static var evaluating: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The sources are being refreshed to determine whether the rule must run.
  static var checking: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The value is initialized.
  @inlinable static var hasValue: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// An output that is waiting in the queue.
  static var queued: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The last evaluation or write changed the value.
  static var changedLast: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// Its subgraph is being freed.
  static var dying: NodeFlags { NodeFlags(rawValue: 1 << 7) }

  @inlinable static var stale: NodeFlags { NodeFlags(rawValue: dirty.rawValue | maybeDirty.rawValue) }
  /// The attribute is being evaluated or checked.
  static var active: NodeFlags { NodeFlags(rawValue: evaluating.rawValue | checking.rawValue) }
  /// The flags that an evaluation resets.
  static var settledByEvaluation: NodeFlags {
    NodeFlags(rawValue: dirty.rawValue | maybeDirty.rawValue | evaluating.rawValue | changedLast.rawValue)
  }
}

/// The traits of an attribute.
@usableFromInline
struct NodeTraits: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A value that changes only when it is set.
  @inlinable static var input: NodeTraits { NodeTraits(rawValue: 1 << 0) }
  /// Every update refreshes the attribute, even if it has no readers.
  static var output: NodeTraits { NodeTraits(rawValue: 1 << 1) }
  static var named: NodeTraits { NodeTraits(rawValue: 1 << 2) }
}

/// An edge from a source to a reader. It belongs to two lists: the reader's sources in reading order, and the source's readers,
/// newest first.
@usableFromInline
struct DependencyEdge: BitwiseCopyable, Sendable {
  @usableFromInline var source: NodeIndex
  @usableFromInline var reader: NodeIndex
  /// The next edge in the reader's list. In a free edge, this is the next free edge.
  @usableFromInline var nextSource: EdgeIndex
  @usableFromInline var previousSource: EdgeIndex
  /// The neighbors in the source's list.
  @usableFromInline var nextReader: EdgeIndex
  @usableFromInline var previousReader: EdgeIndex

  static let none = DependencyEdge(
    source: 0, reader: 0, nextSource: 0, previousSource: 0, nextReader: 0, previousReader: 0)
}

/// The engine's representation of a subgraph.
struct SubgraphRecord: BitwiseCopyable {
  /// The stamp, or 0 if the slot is free.
  var stamp: UInt32 = 0
  /// The parent. In a free slot, this is the next free slot.
  var parent: UInt32 = 0
  var firstChild: UInt32 = 0
  var nextSibling: UInt32 = 0
  var previousSibling: UInt32 = 0
  var firstNode: NodeIndex = 0
}
