import Testing

@testable import CanopyGraph

@Suite struct SlabTests {
  @Test func slotZeroHoldsTheSentinel() {
    var slab = Slab(sentinel: -1)
    defer { slab.deallocate() }
    #expect(slab.count == 1)
    #expect(slab[0] == -1)
    #expect(slab.append(10) == 1)
    #expect(slab.append(20) == 2)
    #expect([slab[0], slab[1], slab[2]] == [-1, 10, 20])
  }

  @Test func growingKeepsTheIndicesOfElements() {
    var slab = Slab(sentinel: 0, capacity: 2)
    defer { slab.deallocate() }
    for value in 1...1000 { #expect(slab.append(value) == UInt32(value)) }
    #expect(slab.count == 1001)
    #expect((0...1000).allSatisfy { slab[UInt32($0)] == $0 })
  }

  @Test func elementsCanBeChangedInPlace() {
    var slab = Slab(sentinel: 0)
    defer { slab.deallocate() }
    let index = slab.append(1)
    slab[index] += 4
    slab.address(of: index).pointee *= 2
    #expect(slab[index] == 10)
  }

  @Test func byteCountIsThatOfTheCapacity() {
    var slab = Slab<Int64>(sentinel: 0, capacity: 4)
    defer { slab.deallocate() }
    #expect(slab.byteCount == 32)
    for value in 1...4 { _ = slab.append(Int64(value)) }
    #expect(slab.byteCount == 64)
  }
}
