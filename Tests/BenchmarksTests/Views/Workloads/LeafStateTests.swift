import Testing

@testable import Benchmarks

@MainActor
@Suite struct LeafStateTests {
  @Test func onlyTheSelectedRowShowsTheNewState() {
    Probe.leaf = 150
    let stage = Stage()
    stage.show(StatefulTree(size: 200))
    var expected = [String](repeating: "S0", count: 200)
    #expect(stage.texts == expected)

    Probe.setLeaf?(1_000_000)
    stage.update()
    expected[150] = "S1000000"
    #expect(stage.texts == expected)
    #expect(Probe.leafValue == 1_000_000)
  }
}
