import Combine
import Testing

@Suite struct CountTests {
  @Test func valuesAreCounted() {
    #expect("abc".publisher.count().log == ["3", "finished"])
    #expect(Empty<Int, Fault>().count().log == ["0", "finished"])
    #expect(Fail<Int, Fault>(error: .first).count().log == ["failed: first"])
  }
}
