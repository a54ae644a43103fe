import Testing

@testable import CanopyCore

/// Objects and values that views store in their slots.
@MainActor @Suite struct SlotTests {
  @Test func aSlotRetainsItsObjectUntilItIsReleased() {
    let slots = SlotBlock.allocate(words: 2)
    defer { SlotBlock.deallocate(slots, words: 2) }
    weak var kept: Thing?
    do {
      let object = Thing()
      slots.keep(object, in: .kept)
      kept = object
    }
    #expect(kept != nil && slots[.kept] === kept)
    slots.release(.kept)
    #expect(kept == nil)
  }

  @Test func aClearedSlotIsEmptyUntilItStoresAnObject() {
    let slots = SlotBlock.allocate(words: 2)
    defer { SlotBlock.deallocate(slots, words: 2) }
    slots.clear(.kept)
    #expect(slots.isEmpty(.kept))
    slots.keep(Thing(), in: .kept)
    #expect(!slots.isEmpty(.kept))
    slots.release(.kept)
  }

  @Test func readingAnEmptySlotTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let slots = SlotBlock.allocate(words: 2)
        slots.clear(.kept)
        _ = slots[.kept]
      }
    }
  }

  @Test func aSlotStoresAValueInItsWords() {
    let slots = SlotBlock.allocate(words: 1 + words(for: String.self))
    defer { SlotBlock.deallocate(slots, words: 1 + words(for: String.self)) }
    let name = Slot<String>(1)
    slots.address(of: name).initialize(to: "a name that is no small string")
    #expect(slots.address(of: name).pointee == "a name that is no small string")
    slots.address(of: name).deinitialize(count: 1)
  }

  @Test func deallocatedBlocksOfOneWordAreReused() {
    let first = SlotBlock.allocate(words: 1)
    let second = SlotBlock.allocate(words: 0)
    #expect(first.words != second.words)
    (first[0], second[0]) = (1, 2)
    #expect(first[0] == 1)
    SlotBlock.deallocate(first, words: 1)
    let third = SlotBlock.allocate(words: 1)
    #expect(third.words == first.words)
    SlotBlock.deallocate(second, words: 0)
    SlotBlock.deallocate(third, words: 1)
  }

  @Test func thousandsOfBlocksOfOneWordDoNotOverlap() {
    let blocks = (0..<2_000).map { _ in SlotBlock.allocate(words: 1) }
    for (index, block) in blocks.enumerated() { block[0] = UInt(index) }
    #expect(blocks.enumerated().allSatisfy { $1[0] == UInt($0) })
    for block in blocks { SlotBlock.deallocate(block, words: 1) }
  }
}

private final class Thing {}

extension Slot where Kept == Thing {
  fileprivate static var kept: Self { Slot(1) }
}
