import Testing

@testable import CanopyCore

/// The memory for the results of bodies.
@MainActor @Suite struct WorkspaceTests {
  @Test func returnedMemoryIsReused() {
    let first = Workspace.take(for: Int.self)
    let second = Workspace.take(for: (Int, UInt8).self)
    #expect(UInt(bitPattern: second) != UInt(bitPattern: first))
    Workspace.giveBack(second)
    let third = Workspace.take(for: (UInt8, Int).self)
    #expect(UInt(bitPattern: third) == UInt(bitPattern: second))
    Workspace.giveBack(third)
    Workspace.giveBack(first)
  }

  @Test func memoryIsAligned() {
    let byte = Workspace.take(for: UInt8.self)
    let vector = Workspace.take(for: SIMD4<Float>.self)
    #expect(UInt(bitPattern: vector) % 16 == 0)
    Workspace.giveBack(vector)
    Workspace.giveBack(byte)
  }

  @Test func valuesThatDoNotFitAreAllocatedElsewhere() {
    // Sixteen of these arrays exceed the size of the workspace.
    let places = (0..<20).map { _ in Workspace.take(for: InlineArray<2048, Int>.self) }
    for (number, place) in places.enumerated() { place.initialize(to: InlineArray(repeating: number)) }
    for (number, place) in places.enumerated().reversed() {
      #expect(place.pointee[0] == number && place.pointee[2047] == number)
      Workspace.giveBack(place)
    }
    let small = Workspace.take(for: Int.self)
    #expect(Workspace.isHere(UInt(bitPattern: small)))
    Workspace.giveBack(small)
  }
}
