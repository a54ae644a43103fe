import Combine
import Testing

@Suite struct CollectTests {
  @Test func allValuesAreCollected() {
    #expect([1, 2, 3].publisher.collect().log == ["[1, 2, 3]", "finished"])
    #expect(Empty<Int, Fault>().collect().log == ["[]", "finished"])
    #expect(Record<Int, Fault>(output: [1], completion: .failure(.first)).collect().log == ["failed: first"])
  }
}
