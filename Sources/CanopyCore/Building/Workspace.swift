internal import CanopyGraph

/// Memory for the values that bodies return, until they have been mounted. It is allocated and freed in the order of a
/// stack.
///
/// It isn't on the stack of the thread, which would have to hold the contents of all enclosing bodies. A closure over
/// such values would also be checked for its actor, once for each body.
@MainActor
@usableFromInline
enum Workspace {
  /// The free part of the memory; empty before the first request.
  @exclusivity(unchecked) @usableFromInline static var top: UInt = 0
  @exclusivity(unchecked) @usableFromInline static var end: UInt = 0
  private static var start: UInt = 0

  private static var size: Int { 256 << 10 }
  private static var alignment: Int { 16 }

  /// Allocates memory for one value.
  @inlinable
  static func take<Value>(for _: Value.Type) -> UnsafeMutablePointer<Value> {
    let place = (top + 15) & ~15
    let needed = UInt(bitPattern: MemoryLayout<Value>.size)
    guard MemoryLayout<Value>.alignment <= 16, end >= place + needed,
      let memory = UnsafeMutablePointer<Value>(bitPattern: place)
    else {
      let memory = takeElsewhere(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      return memory.bindMemory(to: Value.self, capacity: 1)
    }
    top = place + needed
    return memory
  }

  /// Frees the most recent allocation, which no longer contains a value.
  @inlinable
  static func giveBack<Value>(_ memory: UnsafeMutablePointer<Value>) {
    let place = UInt(bitPattern: memory)
    if isHere(place) { top = place } else { memory.deallocate() }
  }

  @usableFromInline
  static func isHere(_ place: UInt) -> Bool { place >= start && place < end }

  /// Allocates memory for values that don't fit, deep in the tree, or that have an unusual alignment.
  @usableFromInline
  static func takeElsewhere(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    if start == 0 { makeRoom() }
    return .allocate(byteCount: max(size, 1), alignment: max(alignment, 1))
  }

  private static func makeRoom() {
    start = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment))
    (top, end) = (start, start + UInt(size))
  }
}
