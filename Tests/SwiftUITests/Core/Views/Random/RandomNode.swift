import Observation

/// The description of a view tree that random trees are made from and edited by.
@MainActor @Observable
final class RandomNode {
  enum Kind: Int, CaseIterable {
    case text, state, levelReader, radiusReader, wholeReader
    case stack, group, branches, optional, rows, erased, identified
    case levelWriter, radiusWriter, transformer, wholeWriter
    case sender, sendTransformer, sumReader, sumListener
  }

  /// The unique identifier of the node.
  let id: Int
  var kind: Kind
  var children: [RandomNode]
  /// The number that the node shows, sets, or has as its identifier.
  var number: Int
  var flag: Bool
  /// The keys of the node's rows.
  var keys: [Int]
  /// The initial value of the state of the node's view.
  @ObservationIgnored var state: Int

  init(id: Int, kind: Kind, children: [RandomNode], from random: inout Random) {
    self.id = id
    self.kind = kind
    self.children = children
    number = random.below(4)
    flag = random.below(2) == 0
    keys = Array((0..<4).shuffled(using: &random).prefix(random.below(4)))
    state = random.below(10)
  }

  /// The node and its descendants.
  var all: [RandomNode] { [self] + children.flatMap(\.all) }
}

extension RandomNode.Kind {
  static let leaves: [RandomNode.Kind] = [.text, .state, .levelReader, .radiusReader, .wholeReader]

  /// Returns a random number of children for a node of this kind.
  func childCount(_ random: inout Random) -> Int {
    switch self {
    case .text, .state, .levelReader, .radiusReader, .wholeReader: 0
    case .stack, .group: random.below(4)
    case .branches: 2
    default: 1
    }
  }
}

/// A reproducible random number generator: SplitMix64.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
