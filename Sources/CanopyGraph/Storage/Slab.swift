internal import Synchronization

/// A growable run of plain values, addressed by index; its owner recycles freed slots.
///
/// Elements must be trivial (no references): growing moves them with `realloc`, which for large runs remaps pages
/// instead of copying. A pointer or an address into a slab is therefore good only until the next `append`.
@usableFromInline
struct Slab<Element: BitwiseCopyable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count: UInt32
  private var capacity: UInt32

  /// Slot 0 is filled with `sentinel`, so that index 0 can mean "none".
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

  /// Good until the next `append`.
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
/// mistaken for a valid one. Graphs take stamps in blocks, to share one counter cheaply. After four thousand million attributes
/// the counter starts over, and a handle of that age could be mistaken.
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
