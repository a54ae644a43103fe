import Testing

@testable import CanopyCore

/// Memory about elements, which is allocated only where something is recorded.
@Suite struct ElementRecordsTests {
  @Test func nothingIsKnownAtFirst() {
    let records = ElementRecords<Int>()
    #expect(records.isEmpty)
    #expect(records.known(at: 0) == nil && records.known(at: 1_000_000) == nil)
  }

  @Test func aNewRecordIsZero() {
    var records = ElementRecords<(Int, UInt8)>()
    let record = records.record(at: 7)
    #expect(record.pointee.0 == 0 && record.pointee.1 == 0)
    #expect(!records.isEmpty)
  }

  @Test func anAddressNeverChanges() {
    var records = ElementRecords<Int>()
    let first = records.record(at: 3)
    first.pointee = 42
    for index in stride(from: 0, to: 200_000, by: 999) { records.record(at: index).pointee += 1 }
    #expect(records.record(at: 3) == first)
    #expect(first.pointee == 42)
  }

  @Test func recordsNearbyAreKnownTogether() {
    var records = ElementRecords<Int>()
    _ = records.record(at: 5_000)
    #expect(records.known(at: 4_999) != nil)
    #expect(records.known(at: 0) == nil, "far away, no memory is needed")
    #expect(records.known(at: 50_000) == nil)
  }

  @Test func recordsDoNotOverlap() {
    var records = ElementRecords<Int>()
    for index in 0..<3_000 { records.record(at: index).pointee = index }
    for index in 0..<3_000 { #expect(records.known(at: index)?.pointee == index) }
  }

  @Test func recordsMayBeMadeInAnyOrder() {
    var records = ElementRecords<Int>()
    for index in stride(from: 40_000, through: 0, by: -1_024) { records.record(at: index).pointee = index }
    for index in stride(from: 40_000, through: 0, by: -1_024) { #expect(records.known(at: index)?.pointee == index) }
  }
}
