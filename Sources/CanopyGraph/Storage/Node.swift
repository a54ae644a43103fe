/// An attribute as the engine stores it.
///
/// It is plain memory of 40 bytes. An update may access hundreds of thousands of nodes, so data that it doesn't need is in
/// `NodePlacement`.
@usableFromInline
struct Node: BitwiseCopyable {
  /// The address of the value, or the client's memory. See `PayloadLayout`.
  @usableFromInline var payload: UnsafeMutableRawPointer
  /// A stamp that identifies the attribute among all that use this slot over time; 0 if the slot is free.
  @usableFromInline var stamp: UInt32
  /// The first edge to a source, in the order of reading. A free slot keeps the next free slot here.
  @usableFromInline var firstSource: EdgeIndex
  /// The first edge to a reader, newest first.
  @usableFromInline var firstReader: EdgeIndex
  /// The evaluation that last read this attribute, so that reading it again there records nothing.
  @usableFromInline var readBy: UInt32
  /// The number of times that the value has changed.
  @usableFromInline var changes: UInt32
  /// The tick of the last evaluation or write. See `State.tick`.
  @usableFromInline var updatedAt: UInt32
  /// The stamp of the source whose change called for the last evaluation; 0 if none did.
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
  /// An address for attributes without memory. Never read.
  static var nowhere: UnsafeMutableRawPointer {
    // Safe because 16 is not 0, the only bit pattern that makes no pointer.
    // swift-format-ignore: NeverForceUnwrap
    UnsafeMutableRawPointer(bitPattern: 16)!
  }
}

/// The place of an attribute among others. It is read when the attribute is created, freed or explained, and never in updates.
struct NodePlacement: BitwiseCopyable {
  var subgraph: UInt32 = 0
  /// The next attribute of the same subgraph.
  var nextInSubgraph: NodeIndex = 0
  /// An output's place among the outputs; smaller goes first.
  var order: UInt32 = 0
}

@usableFromInline typealias NodeIndex = UInt32
@usableFromInline typealias EdgeIndex = UInt32

/// The state of an attribute.
///
/// One byte, and computed properties instead of constants: it is read right after it was written, which the processor
/// does quickly only where both are of one width, and constants of another module would be looked up at each use.
@usableFromInline
struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A source has changed: the rule must run.
  @inlinable static var dirty: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// Something upstream was written: a source may change once it is asked.
  @inlinable static var maybeDirty: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The rule is running now.
  @inlinable static var evaluating: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The sources are being refreshed now, to learn whether the rule must run.
  static var checking: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The value is initialised.
  @inlinable static var hasValue: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// An output that waits in the queue.
  static var queued: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The last evaluation, or write, changed the value.
  static var changedLast: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// Its subgraph is being freed.
  static var dying: NodeFlags { NodeFlags(rawValue: 1 << 7) }

  @inlinable static var stale: NodeFlags { NodeFlags(rawValue: dirty.rawValue | maybeDirty.rawValue) }
  /// Being evaluated or checked now.
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

  /// A value that only writes change.
  @inlinable static var input: NodeTraits { NodeTraits(rawValue: 1 << 0) }
  /// Refreshed by every update, even without readers.
  static var output: NodeTraits { NodeTraits(rawValue: 1 << 1) }
  static var named: NodeTraits { NodeTraits(rawValue: 1 << 2) }
}

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

/// One lifetime, as the engine stores it.
struct SubgraphRecord: BitwiseCopyable {
  /// 0 when the slot is free.
  var stamp: UInt32 = 0
  /// A free slot keeps the next free slot here.
  var parent: UInt32 = 0
  var firstChild: UInt32 = 0
  var nextSibling: UInt32 = 0
  var previousSibling: UInt32 = 0
  var firstNode: NodeIndex = 0
}
