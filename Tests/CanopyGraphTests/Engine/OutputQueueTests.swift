import Testing

@testable import CanopyGraph

@Suite struct OutputQueueTests {
  private typealias Entry = OutputQueue.Entry

  private func entry(_ order: UInt32, _ stamp: UInt32) -> Entry {
    Entry(order: order, stamp: stamp, node: stamp)
  }

  @Test func outputsAreSortedByOrderThenByAge() {
    var queue = OutputQueue()
    defer { queue.deallocate() }
    #expect(queue.isEmpty)
    for new in [entry(2, 1), entry(1, 4), entry(2, 3), entry(0, 9), entry(1, 2)] { queue.insert(new) }
    #expect(!queue.isEmpty)
    #expect(queue.entries.count == 5)
    let stamps = (0..<5).map { _ in queue.removeFirst().stamp }
    #expect(stamps == [9, 2, 4, 1, 3])
    #expect(queue.isEmpty)
  }

  /// Mostly sorted, not at all, and backwards; with removals in between.
  @Test(arguments: 0..<60)
  func queueAgreesWithASortedArray(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var queue = OutputQueue()
    defer { queue.deallocate() }
    var model: [Entry] = []
    let orders = UInt32([1, 3, 1000][Int(seed % 3)])
    var stamp: UInt32 = 0
    func insert() {
      stamp += 1
      let isBackwards = seed % 4 == 3
      let new = entry(UInt32.random(in: 0..<orders, using: &random), isBackwards ? 1_000_000 - stamp : stamp)
      queue.insert(new)
      model.append(new)
    }
    func remove() {
      model.sort { $0.precedes($1) }
      let expected = model.removeFirst()
      let first = queue.removeFirst()
      #expect(first.stamp == expected.stamp)
    }
    for _ in 0..<500 {
      if model.isEmpty || Int.random(in: 0..<5, using: &random) < 3 { insert() } else { remove() }
      #expect(queue.isEmpty == model.isEmpty)
    }
    #expect(Set(queue.entries.map(\.stamp)) == Set(model.map(\.stamp)))
    while !model.isEmpty { remove() }
    #expect(queue.isEmpty)
  }
}
