internal import Glibc

/// The records of all elements, by the indices of those. Memory is only taken where layout has been.
struct LayoutRecords {
  private var blocks: [UnsafeMutablePointer<LayoutRecord>?] = []

  /// Records to a block.
  private static var blockSize: Int { 1024 }

  /// The record at an index, which stays where it is.
  @inline(__always)
  mutating func record(at index: Int) -> UnsafeMutablePointer<LayoutRecord> {
    let block = index / Self.blockSize
    if block < blocks.count, let records = blocks[block] { return records + index % Self.blockSize }
    return makeBlock(block) + index % Self.blockSize
  }

  /// The record at an index, if layout has been anywhere near.
  func known(at index: Int) -> UnsafeMutablePointer<LayoutRecord>? {
    let block = index / Self.blockSize
    guard block < blocks.count, let records = blocks[block] else { return nil }
    return records + index % Self.blockSize
  }

  private mutating func makeBlock(_ block: Int) -> UnsafeMutablePointer<LayoutRecord> {
    while blocks.count <= block { blocks.append(nil) }
    // A record of nothing but zeros is one of an element that was never laid out.
    guard let memory = calloc(Self.blockSize, MemoryLayout<LayoutRecord>.stride) else {
      preconditionFailure("There is no memory for the layout of more elements.")
    }
    let records = memory.bindMemory(to: LayoutRecord.self, capacity: Self.blockSize)
    blocks[block] = records
    return records
  }
}
