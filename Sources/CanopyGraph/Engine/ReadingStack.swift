/// The state of an evaluation: the reader, and the position in the list of its previous reads.
@usableFromInline
struct Reading: BitwiseCopyable {
  /// The reader, or 0 if reads aren't recorded.
  @usableFromInline var reader: NodeIndex = 0
  /// The serial number of the evaluation, which identifies repeated reads of an attribute.
  @usableFromInline var serial: UInt32 = 0
  /// The edge of the last attribute read.
  @usableFromInline var lastEdge: EdgeIndex = 0
  /// The next edge, if the rule reads the same sources as last time.
  @usableFromInline var expectedEdge: EdgeIndex = 0
  /// The number of attributes that were being checked when the evaluation began. Later ones are between this evaluation and the
  /// next.
  @usableFromInline var checksBelow: UInt32 = 0
  /// A Boolean value that indicates whether the reader has a previous value or a placeholder.
  @usableFromInline var hasValue = false
  /// A Boolean value that indicates whether the evaluation is part of a cycle, in which case its result is discarded.
  @usableFromInline var isOnCycle = false
  /// The rule that becomes a reader when it reads its first attribute. See `Engine.evaluateFirst`.
  var provisional: UnsafeMutablePointer<ProvisionalReader>?
}

/// The running evaluation, on top of the evaluations that are waiting for it.
///
/// The bottom entry is for reads outside of rules.
@usableFromInline
struct ReadingStack {
  @usableFromInline private(set) var top: UnsafeMutablePointer<Reading>
  private var bottom: UnsafeMutablePointer<Reading>
  private var capacity = 64
  /// The entry at which `push` checks the limits of the thread's stack and of this stack again.
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

  /// All evaluations, outermost first, excluding the bottom entry.
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

  /// Resets the state between evaluations. The next one may run on a different thread, with a different stack.
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
