internal import Glibc

/// Records about elements, by the elements' indices. Memory is allocated only near elements that have a record.
///
/// A record of all zeros must mean that nothing is known about its element.
///
/// Safe because memory is never freed, and only the main actor allocates more.
@usableFromInline
package struct ElementRecords<Record> {
  // Not an array, because a global with an array is checked for initialization at each access.
  @usableFromInline var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Record>?>?
  @usableFromInline var blockCount = 0

  @inlinable
  package init() {}

  /// The number of records in a block.
  @inlinable static var blockSize: Int { 1024 }

  /// A Boolean value that indicates whether no element has ever had a record.
  @inlinable @inline(__always)
  var isEmpty: Bool { blockCount == 0 }

  /// Returns the record at an index. Its address never changes.
  @inlinable @inline(__always)
  package mutating func record(at index: Int) -> UnsafeMutablePointer<Record> {
    known(at: index) ?? makeBlock(index / Self.blockSize) + index % Self.blockSize
  }

  /// Returns the record at an index, or nil if nothing is known about the elements near it.
  @inlinable @inline(__always)
  package func known(at index: Int) -> UnsafeMutablePointer<Record>? {
    let block = index / Self.blockSize
    guard block < blockCount, let records = blocks.unsafelyUnwrapped[block] else { return nil }
    return records + index % Self.blockSize
  }

  @usableFromInline @inline(never)
  mutating func makeBlock(_ block: Int) -> UnsafeMutablePointer<Record> {
    if block >= blockCount { grow(to: max(block + 1, blockCount * 2)) }
    guard let memory = calloc(Self.blockSize, MemoryLayout<Record>.stride) else {
      preconditionFailure("There is no memory for more elements.")
    }
    let records = memory.bindMemory(to: Record.self, capacity: Self.blockSize)
    blocks.unsafelyUnwrapped[block] = records
    return records
  }

  private mutating func grow(to count: Int) {
    let larger = UnsafeMutablePointer<UnsafeMutablePointer<Record>?>.allocate(capacity: count)
    larger.initialize(repeating: nil, count: count)
    if let blocks {
      larger.update(from: blocks, count: blockCount)
      blocks.deallocate()
    }
    (blocks, blockCount) = (larger, count)
  }
}
