/// The names of attributes and subgraphs that were given one, and what is left of those that were freed.
///
/// Names outlive their attributes for a while, so that whoever touches a freed one can be told what it was: the last
/// thousand given names are remembered, and about as many kinds of attributes that had none.
struct NameTable {
  static let remembered = 1024

  private var names: [UInt32: String] = [:]
  private var retired: [UInt32] = []
  private var oldest = 0
  private var retiredKinds = [(stamp: UInt32, kind: UInt16)](repeating: (0, 0), count: remembered)

  subscript(stamp: UInt32) -> String? { names[stamp] }

  /// The kind of an attribute that was freed lately.
  func kind(ofRetired stamp: UInt32) -> UInt16? {
    let entry = retiredKinds[Self.slot(stamp)]
    return entry.stamp == stamp ? entry.kind : nil
  }

  mutating func set(_ name: String, for stamp: UInt32) {
    names[stamp] = name
  }

  /// Says that an attribute was freed.
  mutating func retire(_ node: Node) {
    retiredKinds[Self.slot(node.stamp)] = (node.stamp, node.kind)
    if node.traits.contains(.named) { keepForAWhile(node.stamp) }
  }

  /// Says that a subgraph was freed.
  mutating func retire(subgraphStamp: UInt32) {
    if names[subgraphStamp] != nil { keepForAWhile(subgraphStamp) }
  }

  private mutating func keepForAWhile(_ stamp: UInt32) {
    if retired.count < Self.remembered {
      retired.append(stamp)
    } else {
      names[retired[oldest]] = nil
      retired[oldest] = stamp
      oldest = (oldest + 1) % Self.remembered
    }
  }

  /// Stamps are drawn one after the other, so neighbours get neighbouring slots.
  private static func slot(_ stamp: UInt32) -> Int { Int(stamp) & (remembered - 1) }
}
