import Testing

@testable import Combine

@Suite struct QueueTests {
  @Test func firstInFirstOut() {
    var queue = Queue<Int>()
    #expect(queue.popFirst() == nil)
    for value in 1...3 { queue.append(value) }
    #expect(queue.popFirst() == 1)
    queue.append(4)
    #expect(queue.count == 3)
    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()] == [2, 3, 4, nil])
    #expect(queue.isEmpty)
  }

  @Test func lastElementCanBeReplaced() {
    var queue = Queue<Int>()
    queue.append(1)
    queue.append(2)
    #expect(queue.replaceLast(with: 3) == 2)
    #expect([queue.popFirst(), queue.popFirst()] == [1, 3])
  }

  @Test func elementsComeOutInOrder() {
    var generator = SystemRandomNumberGenerator()
    var queue = Queue<Int>()
    var (next, expected) = (0, 0)
    for _ in 0..<5000 {
      if Int.random(in: 0..<100, using: &generator) < 55 {
        queue.append(next)
        next += 1
      } else if let value = queue.popFirst() {
        #expect(value == expected)
        expected += 1
      } else {
        #expect(expected == next)
      }
      #expect(queue.count == next - expected)
    }
  }

  @Test func removedElementsAreReleased() {
    var queue = Queue<Witnessed>()
    weak let first = {
      let object = Witnessed()
      queue.append(object)
      return object
    }()
    queue.append(Witnessed())
    _ = queue.popFirst()
    #expect(first == nil)
    #expect(queue.count == 1)
  }
}
