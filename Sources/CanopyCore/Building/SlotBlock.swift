/// Slots in memory of their own, for what comes and goes.
@MainActor
@usableFromInline
package enum SlotBlock {
  @usableFromInline
  package static func allocate(words: Int) -> _Slots {
    _Slots(words: .allocate(capacity: max(words, 1)))
  }

  @usableFromInline
  package static func deallocate(_ slots: _Slots) {
    slots.words.deallocate()
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
