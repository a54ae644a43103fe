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
