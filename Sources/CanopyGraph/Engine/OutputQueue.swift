/// The outputs that are waiting to be refreshed, smallest order first, then oldest first.
///
/// Outputs are mostly marked in the order in which they will run, or in the exact opposite order, because the latest reader of
/// a value is marked first. The queue therefore consists of an ascending run and a descending run, plus a heap for entries that
/// fit neither. The common cases need no sorting, and no allocation after the queue has grown.
struct OutputQueue {
  struct Entry: BitwiseCopyable {
    var order: UInt32
    /// The stamp, which increases with creation, and also shows whether the output is still alive.
    var stamp: UInt32
    var node: NodeIndex

    func precedes(_ other: Entry) -> Bool {
      (order, stamp) < (other.order, other.stamp)
    }
  }

  /// The entries that arrived in ascending order, beginning at `start`.
  private var rising = Stack<Entry>()
  private var start = 0
  /// The entries that arrived in descending order. The last one runs first.
  private var falling = Stack<Entry>()
  /// A binary heap, with the smallest entry at the bottom.
  private var heap = Stack<Entry>()

  var isEmpty: Bool { start == rising.count && falling.count == 0 && heap.count == 0 }
  /// All waiting entries, in evaluation order.
  var entries: [Entry] {
    (Array(rising.elements[start...]) + Array(falling.elements) + Array(heap.elements)).sorted { $0.precedes($1) }
  }

  func deallocate() {
    rising.deallocate()
    falling.deallocate()
    heap.deallocate()
  }

  mutating func insert(_ entry: Entry) {
    if start == rising.count {
      rising.removeAll()
      start = 0
      rising.push(entry)
    } else if rising[rising.count - 1].precedes(entry) {
      rising.push(entry)
    } else if falling.count == 0 || entry.precedes(falling[falling.count - 1]) {
      falling.push(entry)
    } else {
      heap.push(entry)
      siftUp()
    }
  }

  mutating func removeFirst() -> Entry {
    let last = falling.count - 1
    if start < rising.count, last < 0 || rising[start].precedes(falling[last]), comesBeforeHeap(rising[start]) {
      defer { start += 1 }
      return rising[start]
    }
    if last >= 0, comesBeforeHeap(falling[last]) { return falling.pop() }
    return removeFirstOfHeap()
  }

  private func comesBeforeHeap(_ entry: Entry) -> Bool { heap.count == 0 || entry.precedes(heap[0]) }

  private mutating func removeFirstOfHeap() -> Entry {
    let first = heap[0]
    let last = heap.pop()
    if heap.count > 0 {
      heap[0] = last
      siftDown()
    }
    return first
  }

  private func siftUp() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown() {
    var parent = 0
    while true {
      var smallest = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}

/// Work that was requested while rules were running, to perform when they have ended.
struct DeferredWork {
  /// Writes by rules, which are reported, and performed before the next pass.
  var writes: [() -> Void] = []
  /// Attributes that became dirty after they had run in this pass, with the cause.
  var invalidations: [(attribute: AnyAttribute, cause: UInt32)] = []
  /// Subgraphs that were freed while one of their rules was running.
  var frees: [Subgraph] = []
  /// Attributes that were freed while they were being evaluated.
  var attributeFrees: [AnyAttribute] = []

  var isEmpty: Bool { writes.isEmpty && invalidations.isEmpty && !hasFrees }
  var hasFrees: Bool { !frees.isEmpty || !attributeFrees.isEmpty }
}
