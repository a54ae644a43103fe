import Testing

@testable import Combine

@Suite struct LastValueTests {
  @Test func onlyTheLastCanBeTakenOnce() {
    let last = LastValue<String>()
    let first = last.put("a")
    let second = last.put("b")
    #expect(last.take(ifStillAt: first) == nil)
    #expect(last.take(ifStillAt: second) == "b")
    #expect(last.take(ifStillAt: second) == nil)
  }

  @Test func clearedValueCannotBeTaken() {
    let last = LastValue<String>()
    let turn = last.put("a")
    last.clear()
    #expect(last.take(ifStillAt: turn) == nil)
  }
}
