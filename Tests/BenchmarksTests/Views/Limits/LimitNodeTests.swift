import Testing

@testable import Benchmarks

@Suite struct LimitNodeTests {
  @Test func limitTreeHasTheSameTextsAndPositions() {
    let tree = LimitNode.tree(rows: 200)
    #expect(tree.rows.map { $0.children[0].text } == (0..<200).map { "Row \($0)" })
    #expect(tree.rows[199].y == 99 * 16)
    #expect(tree.children[1].y == 100 * 16)
    #expect(tree.height == 200 * 16)
    #expect(tree.width == Float("Row 199".utf8.count * 8))
  }

  @Test func limitReadersShowTheValue() {
    let tree = LimitNode.tree(rows: 200)
    let environment = LimitEnvironment(tree: tree) { [$0[3], $0[150]] }
    #expect(environment.set(17) == 34)
    let changed = tree.rows.filter { $0.children[0].text == "R7" }
    #expect(changed.map(\.key) == [3, 150])
  }

  @Test func resizedLeafMovesTheRowsBelow() {
    let tree = LimitNode.tree(rows: 200)
    let leaf = LimitLeaf(tree: tree)
    #expect(leaf.setAndRestack(1_000_000) == 1_000_000)
    #expect(tree.rows[100].children[0].text == "S1000000")
    #expect(tree.rows[101].y == 32)
    #expect(tree.height == 201 * 16)
    #expect(leaf.setAndRestack(1) == 1)
    #expect(tree.rows[101].y == 16)
    #expect(tree.height == 200 * 16)
  }
}
