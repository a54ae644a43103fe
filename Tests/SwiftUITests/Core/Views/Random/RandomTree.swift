import CanopyTesting
import SwiftUI

/// A random tree on a screen, edited step by step.
@MainActor
final class RandomTree {
  private(set) var random: Random
  private var lastID = 0
  let root: RandomNode
  let ledger = RandomLedger()
  /// The screen that goes through all edits.
  let screen: TestScreen

  init(seed: Int) {
    var random = Random(seed: seed)
    var lastID = 0
    let children = (0..<3).map { _ in Self.grow(depth: 4, &lastID, &random) }
    let root = RandomNode(id: 0, kind: .stack, children: children, from: &random)
    (self.random, self.lastID, self.root) = (random, lastID, root)
    let ledger = ledger
    screen = TestScreen { RandomRoot(node: root, ledger: ledger) }
  }

  private static func grow(depth: Int, _ lastID: inout Int, _ random: inout Random) -> RandomNode {
    let kinds = depth == 0 ? RandomNode.Kind.leaves : RandomNode.Kind.allCases
    let kind = kinds[random.below(kinds.count)]
    var children: [RandomNode] = []
    for _ in 0..<kind.childCount(&random) { children.append(grow(depth: depth - 1, &lastID, &random)) }
    lastID += 1
    return RandomNode(id: lastID, kind: kind, children: children, from: &random)
  }

  /// Makes a random change, and returns a description of it for failure messages.
  func edit() -> String {
    let nodes = root.all
    let node = nodes[random.below(nodes.count)]
    switch random.below(8) {
    case 0:
      screen.environment.randomLevel = random.below(5)
      return "environment level"
    case 1:
      screen.environment.randomTheme.radius = random.below(5)
      return "environment radius"
    case 2:
      node.flag.toggle()
      return "flag of \(node.id)"
    case 3:
      node.keys.shuffle(using: &random)
      if random.below(2) == 0 { node.keys = Array(node.keys.dropFirst()) }
      let new = random.below(6)
      if !node.keys.contains(new) { node.keys.insert(new, at: random.below(node.keys.count + 1)) }
      return "keys of \(node.id)"
    case 4:
      replaceChild(of: node)
      return "child of \(node.id)"
    case 5:
      node.state = random.below(10)
      ledger.setState(of: node.id, to: node.state)
      return "state of \(node.id)"
    default:
      node.number = random.below(4)
      return "number of \(node.id)"
    }
  }

  private func replaceChild(of node: RandomNode) {
    guard !node.children.isEmpty else { return }
    let place = random.below(node.children.count)
    node.children[place] = Self.grow(depth: 2, &lastID, &random)
  }
}

/// A record of the lifecycle actions and preferences of a tree.
@MainActor
final class RandomLedger {
  /// The number of views in the tree by place: appearances minus disappearances.
  private(set) var present: [String: Int] = [:]
  /// The last preference that each listener received, by place.
  var heard: [String: Int] = [:]
  private var setters: [String: (id: Int, set: (Int) -> Void)] = [:]

  func appeared(_ place: String) { present[place, default: 0] += 1 }

  func disappeared(_ place: String) {
    present[place, default: 0] -= 1
    if present[place] == 0 { present[place] = nil }
    setters[place] = nil
    heard[place] = nil
  }

  func keep(_ place: String, id: Int, set: @escaping (Int) -> Void) { setters[place] = (id, set) }

  func setState(of id: Int, to value: Int) {
    for setter in setters.values where setter.id == id { setter.set(value) }
  }
}
