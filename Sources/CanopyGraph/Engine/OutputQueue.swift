/// The outputs that wait to be brought up to date, smallest order first, then oldest first.
///
/// Outputs are mostly marked in the order in which they will run, so the queue is a sorted run with a heap beside it
/// for what comes late: no sorting at all in the common case, and never an allocation once it has grown.
struct OutputQueue {
  struct Entry: BitwiseCopyable {
    var order: UInt32
    /// Drawn in the order of creation; also tells whether the output is still alive.
    var stamp: UInt32
    var node: NodeIndex

    func precedes(_ other: Entry) -> Bool {
      (order, stamp) < (other.order, other.stamp)
    }
  }

  /// Sorted from `runStart` on.
  private var run = Stack<Entry>()
  private var runStart = 0
  /// A binary heap, smallest entry at the bottom.
  private var late = Stack<Entry>()

  var isEmpty: Bool { runStart == run.count && late.count == 0 }
  /// All that wait, in the order in which they will run.
  var entries: [Entry] { (Array(run.elements[runStart...]) + Array(late.elements)).sorted { $0.precedes($1) } }

  func deallocate() {
    run.deallocate()
    late.deallocate()
  }

  mutating func insert(_ entry: Entry) {
    if runStart == run.count {
      run.removeAll()
      runStart = 0
      run.push(entry)
    } else if run[run.count - 1].precedes(entry) {
      run.push(entry)
    } else {
      late.push(entry)
      siftUp()
    }
  }

  mutating func removeFirst() -> Entry {
    if runStart < run.count, late.count == 0 || run[runStart].precedes(late[0]) {
      defer { runStart += 1 }
      return run[runStart]
    }
    let first = late[0]
    let last = late.pop()
    if late.count > 0 {
      late[0] = last
      siftDown()
    }
    return first
  }

  private func siftUp() {
    var child = late.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard late[child].precedes(late[parent]) else { return }
      late.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown() {
    var parent = 0
    while true {
      var smallest = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < late.count && late[child].precedes(late[smallest]) {
        smallest = child
      }
      if smallest == parent { return }
      late.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
