internal import Glibc

/// Records about elements, by the elements' indices. Memory is only taken near elements that have a record.
///
/// A record of nothing but zeros must be one of an element that nothing is known about.
package struct ElementRecords<Record> {
  package init() {
  }
  private var blocks: [UnsafeMutablePointer<Record>?] = []

  /// The number of records in a block.
  private static var blockSize: Int { 1024 }

  /// A Boolean value that indicates whether no element ever had a record.
  @inline(__always)
  var isEmpty: Bool { blocks.isEmpty }

  /// Returns the record at an index, which stays where it is in memory.
  @inline(__always)
  package mutating func record(at index: Int) -> UnsafeMutablePointer<Record> {
    let block = index / Self.blockSize
    if block < blocks.count, let records = blocks[block] { return records + index % Self.blockSize }
    return makeBlock(block) + index % Self.blockSize
  }

  /// Returns the record at an index, or nil if nothing is known about the elements near it.
  @inline(__always)
  package func known(at index: Int) -> UnsafeMutablePointer<Record>? {
    let block = index / Self.blockSize
    guard block < blocks.count, let records = blocks[block] else { return nil }
    return records + index % Self.blockSize
  }

  private mutating func makeBlock(_ block: Int) -> UnsafeMutablePointer<Record> {
    while blocks.count <= block { blocks.append(nil) }
    guard let memory = calloc(Self.blockSize, MemoryLayout<Record>.stride) else {
      preconditionFailure("There is no memory for more elements.")
    }
    let records = memory.bindMemory(to: Record.self, capacity: Self.blockSize)
    blocks[block] = records
    return records
  }
}
