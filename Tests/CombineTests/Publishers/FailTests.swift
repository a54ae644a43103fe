import Combine
import Testing

@Suite struct FailTests {
  @Test func failsImmediately() {
    #expect(Fail<Int, Fault>(error: .first).log == ["failed: first"])
    #expect(Fail(outputType: Int.self, failure: Fault.second).log == ["failed: second"])
    #expect(Fail<Int, Fault>(error: .first) == Fail(error: .first))
  }
}
