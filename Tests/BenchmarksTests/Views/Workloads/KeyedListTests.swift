import Testing

@testable import Benchmarks

@MainActor
@Suite struct KeyedListTests {
  private let keys = Array(0..<50)

  @Test(arguments: ListChange.allCases)
  func rowsFollowTheOrderOfTheKeys(change: ListChange) {
    let stage = Stage()
    stage.show(ListRoot(keys: keys))
    for round in 0..<3 {
      let next = change.keys(from: keys, round: round)
      Probe.setKeys?(next)
      stage.update()
      #expect(stage.texts == next.map { "Row \($0)" })
      Probe.setKeys?(keys)
      stage.update()
      #expect(stage.texts == keys.map { "Row \($0)" })
    }
  }

  @Test func newKeyIsInFront() {
    #expect(ListChange.insertFront.keys(from: keys, round: 3) == [53] + keys)
  }

  @Test func middleKeyIsRemoved() {
    #expect(ListChange.removeMiddle.keys(from: [0, 1, 2, 3, 4], round: 3) == [0, 1, 3, 4])
  }

  @Test func eachRoundShufflesDifferently() {
    let orders = (0..<3).map { ListChange.shuffle.keys(from: keys, round: $0) }
    #expect(Set(orders).count == 3)
    #expect(orders.allSatisfy { $0.sorted() == keys })
    #expect(ListChange.shuffle.keys(from: keys, round: 1) == orders[1])
  }
}
