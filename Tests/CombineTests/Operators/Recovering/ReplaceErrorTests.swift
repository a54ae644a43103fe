import Combine
import Testing

@Suite struct ReplaceErrorTests {
  private let failing = Record<Int, Fault>(output: [1], completion: .failure(.first))

  @Test func errorIsReplacedByAValue() {
    #expect(failing.replaceError(with: 0).log == ["1", "0", "finished"])
    #expect(Empty<Int, Fault>().replaceError(with: 0).log == ["finished"])
  }

  @Test func valueWaitsForDemand() {
    let recorder = failing.replaceError(with: 0).recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(1)
    #expect(recorder.log == ["1", "0", "finished"])
  }
}
