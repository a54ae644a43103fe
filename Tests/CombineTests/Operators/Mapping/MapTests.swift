import Combine
import Testing

@Suite struct MapTests {
  @Test func eachValueIsTransformed() {
    #expect([1, 2].publisher.map { "<\($0)>" }.log == ["<1>", "<2>", "finished"])
  }

  @Test func demandCancellationAndCompletionAreForwarded() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.map { $0 * 2 }.recorded(asking: .max(1)) { _ in .max(4) }
    probe.send(1)
    #expect(probe.requests == [.max(1)])
    #expect(probe.answers == [.max(4)])
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["2", "failed: first"])
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func nilIsReplaced() {
    #expect([1, nil, 3].publisher.replaceNil(with: 0).log == ["1", "0", "3", "finished"])
  }
}
