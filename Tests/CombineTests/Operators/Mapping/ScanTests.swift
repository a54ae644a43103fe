import Combine
import Testing

@Suite struct ScanTests {
  @Test func eachResultIsSent() {
    let sums = [1, 2, 3].publisher.scan(10, +)
    #expect(sums.log == ["11", "13", "16", "finished"])
    #expect(sums.log == ["11", "13", "16", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    let sums = [1, 2, 3].publisher.tryScan(0) {
      if $1 == 3 { throw Fault.first }
      return $0 + $1
    }
    #expect(sums.log == ["1", "3", "failed: first"])
  }
}
