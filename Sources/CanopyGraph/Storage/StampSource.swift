internal import Synchronization

/// A source of stamps that are unique among all graphs of the process.
///
/// Each new attribute has a new stamp, so a handle that has outlived its attribute, or that belongs to another graph, is never
/// mistaken for a valid one. Graphs take stamps in blocks, to share one counter cheaply. After four thousand million attributes the
/// counter starts over, and a handle of that age could be mistaken.
struct StampSource {
  private static let issued = Atomic<UInt32>(1)
  private static let largestBlock: UInt32 = 1 << 20

  private var next: UInt32 = 0
  private var end: UInt32 = 0
  private var block: UInt32 = 256

  mutating func draw() -> UInt32 {
    if next == end { refill() }
    defer { next &+= 1 }
    return next
  }

  private mutating func refill() {
    repeat {
      next = Self.issued.wrappingAdd(block, ordering: .relaxed).oldValue
      end = next &+ block
      // 0 means "free", and a block that wraps around would hold it.
    } while next == 0 || end < next
    block = min(block * 2, Self.largestBlock)
  }
}
