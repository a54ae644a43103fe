/// The names of attributes and subgraphs, including recently freed ones.
///
/// Names outlive their attributes, so that using a freed attribute can be reported with its name. The last thousand names are
/// kept, and about as many kinds of attributes without a name.
struct NameTable {
  static let remembered = 1024

  private var names: [UInt32: String] = [:]
  private var retired: [UInt32] = []
  private var oldest = 0
  private var retiredKinds = [(stamp: UInt32, kind: UInt16)](repeating: (0, 0), count: remembered)

  subscript(stamp: UInt32) -> String? { names[stamp] }

  /// Returns the kind of a recently freed attribute.
  func kind(ofRetired stamp: UInt32) -> UInt16? {
    let entry = retiredKinds[Self.slot(stamp)]
    return entry.stamp == stamp ? entry.kind : nil
  }

  mutating func set(_ name: String, for stamp: UInt32) {
    names[stamp] = name
  }

  /// Records that an attribute was freed.
  mutating func retire(_ node: Node) {
    retiredKinds[Self.slot(node.stamp)] = (node.stamp, node.kind)
    if node.traits.contains(.named) { keepForAWhile(node.stamp) }
  }

  /// Records that a subgraph was freed.
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

  /// Stamps are consecutive, so successive names get successive slots.
  private static func slot(_ stamp: UInt32) -> Int { Int(stamp) & (remembered - 1) }
}
