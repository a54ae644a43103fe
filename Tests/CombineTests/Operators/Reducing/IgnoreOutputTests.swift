import Combine
import Testing

@Suite struct IgnoreOutputTests {
  @Test func onlyTheCompletionIsSent() {
    #expect([1, 2].publisher.ignoreOutput().recorded(asking: .none).log == ["finished"])
    #expect(Record<Int, Fault>(output: [1], completion: .failure(.first)).ignoreOutput().log == ["failed: first"])
  }
}
