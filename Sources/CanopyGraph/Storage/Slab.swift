internal import Synchronization

/// A growable array of trivial values, addressed by index. Its owner recycles freed slots.
///
/// Elements must be trivial (without references): growing moves them with `realloc`, which remaps pages instead of copying if
/// there are many. A pointer into a slab is therefore valid only until the next `append`.
@usableFromInline
struct Slab<Element: BitwiseCopyable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count: UInt32
  private var capacity: UInt32

  /// Slot 0 contains `sentinel`, so that index 0 can mean "none".
  init(sentinel: Element, capacity: UInt32 = 64) {
    base = reallocate(nil, capacity: Int(capacity))
    self.capacity = capacity
    count = 1
    base.initialize(to: sentinel)
  }

  func deallocate() {
    CanopyGraph.deallocate(base)
  }

  var byteCount: Int { Int(capacity) * MemoryLayout<Element>.stride }

  @inlinable
  subscript(index: UInt32) -> Element {
    unsafeAddress { UnsafePointer(base + Int(index)) }
    nonmutating unsafeMutableAddress { base + Int(index) }
  }

  /// Returns an address that is valid until the next `append`.
  func address(of index: UInt32) -> UnsafeMutablePointer<Element> { base + Int(index) }

  mutating func append(_ element: Element) -> UInt32 {
    if count == capacity { grow() }
    (base + Int(count)).initialize(to: element)
    count += 1
    return count - 1
  }

  private mutating func grow() {
    precondition(capacity <= .max / 2, "A graph holds at most four thousand million attributes and edges.")
    capacity *= 2
    base = reallocate(base, capacity: Int(capacity))
  }
}

/// A source of stamps that are unique among all graphs of the process.
///
/// Each new attribute has a new stamp, so a handle that has outlived its attribute, or that belongs to another graph, is never
/// mistaken for a valid one. Graphs take stamps in blocks, which makes sharing one counter cheap. After four billion
/// attributes, the counter starts over, and a handle of that age could be mistaken.
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
      // 0 means "free", and a block that wraps around would contain it.
    } while next == 0 || end < next
    block = min(block * 2, Self.largestBlock)
  }
}
