import Testing

@testable import CanopyCore

/// What views keep in the words of their place.
@MainActor @Suite struct SlotTests {
  @Test func aSlotKeepsItsObjectUntilItIsReleased() {
    let slots = SlotBlock.allocate(words: 2)
    defer { SlotBlock.deallocate(slots) }
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

  @Test func aClearedSlotIsEmptyUntilItKeepsSomething() {
    let slots = SlotBlock.allocate(words: 2)
    defer { SlotBlock.deallocate(slots) }
    slots.clear(.kept)
    #expect(slots.isEmpty(.kept))
    slots.keep(Thing(), in: .kept)
    #expect(!slots.isEmpty(.kept))
    slots.release(.kept)
  }

  @Test func anEmptySlotCannotBeRead() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let slots = SlotBlock.allocate(words: 2)
        slots.clear(.kept)
        _ = slots[.kept]
      }
    }
  }

  @Test func aSlotKeepsAValueInItsWords() {
    let slots = SlotBlock.allocate(words: 1 + words(for: String.self))
    defer { SlotBlock.deallocate(slots) }
    let name = Slot<String>(1)
    slots.address(of: name).initialize(to: "a name that is no small string")
    #expect(slots.address(of: name).pointee == "a name that is no small string")
    slots.address(of: name).deinitialize(count: 1)
  }
}

private final class Thing {}

extension Slot where Kept == Thing {
  fileprivate static var kept: Self { Slot(1) }
}
