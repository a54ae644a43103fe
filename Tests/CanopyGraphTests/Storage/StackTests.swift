import Testing

@testable import CanopyGraph

@Suite struct StackTests {
  @Test func lastPushedElementIsPoppedFirst() {
    var stack = Stack<Int>()
    defer { stack.deallocate() }
    for value in 0..<1000 { stack.push(value) }
    #expect(stack.count == 1000)
    #expect(Array(stack.elements) == Array(0..<1000))
    #expect((0..<1000).map { _ in stack.pop() } == (0..<1000).reversed())
    #expect(stack.count == 0)
  }

  @Test func elementsAreCountedFromTheBottom() {
    var stack = Stack<String.Index>()
    defer { stack.deallocate() }
    let text = "ab"
    stack.push(text.startIndex)
    stack.push(text.endIndex)
    #expect(stack[0] == text.startIndex)
    stack[0] = text.endIndex
    #expect(Array(stack.elements) == [text.endIndex, text.endIndex])
  }

  @Test func elementsCanBeSwapped() {
    var stack = Stack<Int>()
    defer { stack.deallocate() }
    for value in [1, 2, 3] { stack.push(value) }
    stack.swapAt(0, 2)
    #expect(Array(stack.elements) == [3, 2, 1])
  }

  @Test func emptiedStackStartsAgain() {
    var stack = Stack<Int>()
    defer { stack.deallocate() }
    for value in 0..<100 { stack.push(value) }
    stack.removeAll()
    #expect(stack.count == 0)
    #expect(stack.elements.isEmpty)
    stack.push(7)
    #expect(Array(stack.elements) == [7])
  }
}
