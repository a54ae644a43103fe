import Testing

@testable import CanopyGraph

@Suite struct ReadingStackTests {
  @Test func evaluationsEndInReverseOrder() {
    var stack = ReadingStack()
    defer { stack.deallocate() }
    #expect(stack.isEmpty)
    for reader in 1...500 {
      let hasRoom = stack.push(Reading(reader: NodeIndex(reader)))
      #expect(hasRoom)
    }
    #expect(!stack.isEmpty)
    #expect(stack.elements.map(\.reader) == (1...500).map { NodeIndex($0) })
    for reader in (1...500).reversed() {
      #expect(stack.top.pointee.reader == NodeIndex(reader))
      stack.pop()
    }
    #expect(stack.isEmpty)
    #expect(stack.top.pointee.reader == 0, "at the bottom reads nobody")
  }

  @Test func stackCanBeUsedAfterRewinding() {
    var stack = ReadingStack()
    defer { stack.deallocate() }
    for round in 1...3 {
      for reader in 1...100 * round {
        let hasRoom = stack.push(Reading(reader: NodeIndex(reader)))
        #expect(hasRoom)
      }
      for _ in 1...100 * round { stack.pop() }
      stack.rewind()
      #expect(stack.isEmpty)
    }
  }
}
