/// Slots in a separate block of memory, for views that come and go.
@MainActor
@usableFromInline
package enum SlotBlock {
  @usableFromInline
  package static func allocate(words: Int) -> _Slots {
    if words <= SingleWords.words { return SingleWords.take() }
    return _Slots(words: .allocate(capacity: words))
  }

  /// Frees a block of memory that is `words` words long.
  @usableFromInline
  package static func deallocate(_ slots: _Slots, words: Int) {
    if words <= SingleWords.words { SingleWords.give(slots) } else { slots.words.deallocate() }
  }

  /// The block whose address is kept in word `index`.
  @usableFromInline
  static func at(_ slots: _Slots, _ index: Int) -> _Slots {
    guard let words = UnsafeMutablePointer<UInt>(bitPattern: slots[index]) else {
      preconditionFailure("There is no block of slots here.")
    }
    return _Slots(words: words)
  }
}

/// The blocks of a single word, which most rows of a list need. A separate allocation of this size would take four
/// words.
///
/// The memory of a freed block is reused for later blocks.
@MainActor
private enum SingleWords {
  static var words: Int { 1 }
  private static var blocksAtOnce: Int { 512 }

  /// The first free block, which contains the address of the next; nil if there is none.
  @exclusivity(unchecked) private static var free: UnsafeMutablePointer<UInt>?

  static func take() -> _Slots {
    let block = free ?? allocate()
    free = UnsafeMutablePointer(bitPattern: block.pointee)
    return _Slots(words: block)
  }

  static func give(_ slots: _Slots) {
    slots.words.pointee = UInt(bitPattern: free)
    free = slots.words
  }

  /// Allocates many blocks at once. Returns the first, which links to the others.
  private static func allocate() -> UnsafeMutablePointer<UInt> {
    let blocks = UnsafeMutablePointer<UInt>.allocate(capacity: blocksAtOnce)
    for index in 0..<blocksAtOnce {
      blocks[index] = index + 1 < blocksAtOnce ? UInt(bitPattern: blocks + index + 1) : 0
    }
    return blocks
  }
}
