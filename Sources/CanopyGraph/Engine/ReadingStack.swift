/// An evaluation as the engine sees it: who reads, and how far it has come through what it read last time.
@usableFromInline
struct Reading: BitwiseCopyable {
  /// 0 when nothing records what it reads.
  @usableFromInline var reader: NodeIndex = 0
  /// Tells this evaluation from all others, so that an attribute knows it was read by it already.
  @usableFromInline var serial: UInt32 = 0
  /// The edge of the last attribute read.
  @usableFromInline var lastEdge: EdgeIndex = 0
  /// The edge that is next if the rule reads what it read last time.
  @usableFromInline var expectedEdge: EdgeIndex = 0
  /// How many attributes were being checked when it began: those above are between this evaluation and the next.
  @usableFromInline var checksBelow: UInt32 = 0
  /// Whether the reader has a value, from before or as a stand-in.
  @usableFromInline var hasValue = false
  /// Part of a cycle: what comes out of this evaluation does not count.
  @usableFromInline var isOnCycle = false
  /// What to make a reader of when the first attribute is read; see `Engine.evaluateFirst`.
  var provisional: UnsafeMutablePointer<ProvisionalReader>?
}

/// The running evaluation, on top of those that wait for it.
///
/// At the bottom lies a reading by nobody, for reads from outside.
@usableFromInline
struct ReadingStack {
  @usableFromInline private(set) var top: UnsafeMutablePointer<Reading>
  private var bottom: UnsafeMutablePointer<Reading>
  private var capacity = 64
  /// Where `push` next stops to look whether the machine's stack will do, and this one.
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

  /// All evaluations, outermost first, without the reading by nobody at the bottom.
  var elements: UnsafeMutableBufferPointer<Reading> {
    UnsafeMutableBufferPointer(start: bottom + 1, count: top - bottom)
  }

  /// Begins an evaluation. Returns false if the machine's stack is nearly used up.
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

  /// Says that nothing is being evaluated: the next evaluation may come from another thread, with another stack.
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
