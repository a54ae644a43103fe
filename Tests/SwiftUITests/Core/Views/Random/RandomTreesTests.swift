import CanopyTesting
import RandomTestSupport
import SwiftUI
import Testing

/// Random trees with random edits: an updated tree equals a new tree in texts, lifecycle and preferences.
@MainActor @Suite struct RandomTreesTests {
  @Test(arguments: Rounds.some(of: 0..<10))
  func anUpdatedTreeEqualsANewTree(tens: Int) {
    for seed in (tens * 30)..<(tens * 30 + 30) {
      let tree = RandomTree(seed: seed)
      var edits: [String] = []
      for _ in 0..<6 {
        edits.append(tree.edit())
        if tree.random.isEven { edits.append(tree.edit()) }
        tree.screen.update()
        guard isAsNew(tree, after: "seed \(seed), \(edits.joined(separator: ", "))") else { break }
      }
    }
  }

  private func isAsNew(_ tree: RandomTree, after edits: String) -> Bool {
    let ledger = RandomLedger()
    let fresh = TestScreen(environment: { $0 = tree.screen.environment }) {
      RandomRoot(node: tree.root, ledger: ledger)
    }
    #expect(tree.screen.texts == fresh.texts, "\(edits)")
    #expect(tree.ledger.present == ledger.present, "\(edits)")
    #expect(tree.ledger.heard == ledger.heard, "\(edits)")
    #expect(tree.screen.issues.isEmpty, "\(edits)")
    return tree.screen.texts == fresh.texts && tree.ledger.present == ledger.present
  }
}

extension Random {
  /// A random Boolean value, drawn from a copy of the generator.
  fileprivate var isEven: Bool {
    var copy = self
    return copy.next().isMultiple(of: 2)
  }
}
