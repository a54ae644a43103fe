internal import Synchronization

/// Hands out stamps that no other graph of the process has in use.
///
/// A stamp is drawn for every attribute ever made, so a handle that outlived its attribute, or that belongs to
/// another graph, never passes for a living one. Graphs take stamps in blocks, to share one counter cheaply; after
/// four thousand million attributes the counter starts over, and a handle that old could be mistaken.
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
