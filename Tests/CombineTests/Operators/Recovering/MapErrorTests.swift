import Combine
import Testing

@Suite struct MapErrorTests {
  @Test func errorIsTransformed() {
    let failing = Record<Int, Fault>(output: [1], completion: .failure(.first))
    #expect(failing.mapError { _ in Fault.second }.log == ["1", "failed: second"])
    #expect(Empty<Int, Fault>().mapError { _ in Fault.second }.log == ["finished"])
  }
}
