/// The state of an evaluation: the reader, and the position in the list of its previous reads.
@usableFromInline
struct Reading: BitwiseCopyable {
  /// The reader; 0 if reads aren't recorded.
  @usableFromInline var reader: NodeIndex = 0
  /// The serial of the evaluation, by which an attribute recognizes a repeated read.
  @usableFromInline var serial: UInt32 = 0
  /// The edge of the last attribute read.
  @usableFromInline var lastEdge: EdgeIndex = 0
  /// The next edge if the rule reads the same sources as last time.
  @usableFromInline var expectedEdge: EdgeIndex = 0
  /// The number of attributes that were being checked when it began. Later ones are between this evaluation and the next.
  @usableFromInline var checksBelow: UInt32 = 0
  /// A Boolean value that indicates whether the reader has an earlier value or a placeholder.
  @usableFromInline var hasValue = false
  /// A Boolean value that indicates whether the evaluation is part of a cycle, so its result is discarded.
  @usableFromInline var isOnCycle = false
  /// The rule that becomes a reader when it reads its first attribute; see `Engine.evaluateFirst`.
  var provisional: UnsafeMutablePointer<ProvisionalReader>?
}

/// The running evaluation, on top of the evaluations that wait for it.
///
/// The bottom entry is for reads from outside of rules.
@usableFromInline
struct ReadingStack {
  @usableFromInline private(set) var top: UnsafeMutablePointer<Reading>
  private var bottom: UnsafeMutablePointer<Reading>
  private var capacity = 64
  /// The entry at which `push` next checks the limits of the thread's stack and of this one.
  private var checkpoint: UnsafeMutablePointer<Reading>
  private var bounds = StackBounds()

  init() {
    bottom = reallocate(nil, capacity: capacity)
    bottom.initialize(to: Reading())
    top = bottom
    checkpoint = bottom + 1
  }

  func deallocate() {
    CanopyGraph.deallocate(bottom)
  }

  var isEmpty: Bool { top == bottom }

  /// All evaluations, outermost first, without the bottom entry.
  var elements: UnsafeMutableBufferPointer<Reading> {
    UnsafeMutableBufferPointer(start: bottom + 1, count: top - bottom)
  }

  /// Begins an evaluation. Returns false if the call stack is nearly exhausted.
  mutating func push(_ reading: Reading) -> Bool {
    let next = top + 1
    guard next != checkpoint else { return pushAtCheckpoint(reading) }
    next.initialize(to: reading)
    top = next
    return true
  }

  mutating func pop() {
    top -= 1
  }

  /// Resets the state between evaluations. The next one may be on another thread, with another stack.
  mutating func rewind() {
    checkpoint = bottom + 1
  }

  private mutating func pushAtCheckpoint(_ reading: Reading) -> Bool {
    if isEmpty { bounds.update() }
    if bounds.isNearlyUsedUp() { return false }
    let depth = top - bottom
    if depth + 17 > capacity {
      capacity *= 2
      bottom = reallocate(bottom, capacity: capacity)
      top = bottom + depth
    }
    checkpoint = top + 17
    top += 1
    top.initialize(to: reading)
    return true
  }
}
