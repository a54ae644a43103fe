import CanopyTesting
import SwiftUI
import Testing

/// Random trees under random edits show, send and know the same as if they had been made anew.
@MainActor @Suite struct RandomTreesTests {
  @Test(arguments: 0..<10)
  func afterEachEditTheTreeIsAsIfMadeAnew(tens: Int) {
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
  /// Decides between two, by a look at what comes next.
  fileprivate var isEven: Bool {
    var copy = self
    return copy.next().isMultiple(of: 2)
  }
}
