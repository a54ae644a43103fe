import Testing

@testable import Combine

@Suite struct WeakPublisherTableTests {
  @Test func objectKeepsItsPublisher() {
    let table = WeakPublisherTable()
    let objects = (0..<100).map { _ in Witnessed() }
    let publishers = objects.map { table.publisher(of: $0) }
    #expect(zip(objects, publishers).allSatisfy { table.publisher(of: $0) === $1 })
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 100)
  }

  @Test func tableDoesNotGrowWithDeallocatedObjects() {
    let table = WeakPublisherTable()
    let kept = (0..<10).map { _ in Witnessed() }
    let publishers = kept.map { table.publisher(of: $0) }
    for _ in 0..<10_000 { _ = table.publisher(of: Witnessed()) }
    #expect(table.count <= 64)
    #expect(zip(kept, publishers).allSatisfy { table.publisher(of: $0) === $1 })
  }

  @Test func publisherIsRemovedAtTheNextSweep() {
    let table = WeakPublisherTable()
    weak let publisher = table.publisher(of: Witnessed())
    // All alive at once: objects that come one by one may get the same address, and then the table does not grow.
    let others = (0..<100).map { _ in Witnessed() }
    for other in others { _ = table.publisher(of: other) }
    #expect(publisher == nil)
  }
}
