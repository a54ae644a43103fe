import Testing

@testable import Combine

/// The queue at its edges: empty, with one element, and after many removals.
@Suite struct QueueRulesTests {
  @Test func onlyElementCanBeReplaced() {
    var queue = Queue<Int>()
    queue.append(1)
    #expect(queue.replaceLast(with: 2) == 1)
    #expect(queue.count == 1 && queue.first == 2)
    #expect(queue.popFirst() == 2)
    #expect(queue.popFirst() == nil)
  }

  @Test func replacingInAnEmptyQueueAppends() {
    var queue = Queue<Int>()
    #expect(queue.replaceLast(with: 1) == nil)
    #expect(queue.count == 1)
    #expect(queue.popFirst() == 1)
  }

  @Test func elementThatMovedUpCanBeReplaced() {
    var queue = Queue<Int>()
    for value in 1...3 { queue.append(value) }
    #expect(queue.popFirst() == 1 && queue.popFirst() == 2)
    #expect(queue.replaceLast(with: 9) == 3)
    #expect(queue.count == 1)
    queue.append(4)
    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst()] == [9, 4, nil])
  }

  @Test(arguments: [63, 64, 65, 127, 128, 129, 1000])
  func orderSurvivesFreeingMemory(afterRemoving removed: Int) {
    var queue = Queue<Int>()
    for value in 0..<(removed * 2) { queue.append(value) }
    for value in 0..<removed { #expect(queue.popFirst() == value) }
    #expect(queue.count == removed && queue.first == removed)
    queue.append(-1)
    for value in removed..<(removed * 2) { #expect(queue.popFirst() == value) }
    #expect(queue.popFirst() == -1)
    #expect(queue.isEmpty && queue.first == nil)
  }

  @Test func optionalElementsAreCounted() {
    var queue = Queue<Int?>()
    queue.append(nil)
    queue.append(1)
    #expect(queue.count == 2 && !queue.isEmpty)
    #expect(queue.popFirst() == .some(nil))
    #expect(queue.popFirst() == .some(1))
    #expect(queue.popFirst() == nil)
  }

  @Test func replacedElementIsReleased() {
    var queue = Queue<Witnessed>()
    queue.append(Witnessed())
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map { queue.append($0) }
    object = nil
    #expect(gone != nil)
    _ = queue.replaceLast(with: Witnessed())
    #expect(gone == nil)
    #expect(queue.count == 2)
  }

  @Test func copiesAreIndependent() {
    var queue = Queue<Int>()
    for value in 1...3 { queue.append(value) }
    var copy = queue
    #expect(copy.popFirst() == 1)
    #expect(copy.replaceLast(with: 0) == 3)
    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst()] == [1, 2, 3])
  }
}
