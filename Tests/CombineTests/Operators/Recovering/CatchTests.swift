import Combine
import Testing

@Suite struct CatchTests {
  private let failing = Record<Int, Fault>(output: [1, 2], completion: .failure(.first))

  @Test func errorIsReplacedByAnotherPublisher() {
    #expect(failing.catch { _ in [3, 4].publisher }.log == ["1", "2", "3", "4", "finished"])
    #expect(Record<Int, Fault>(output: [1], completion: .finished).catch { _ in Just(2) }.log == ["1", "finished"])
  }

  @Test func handlerReceivesTheError() {
    let caught = failing.catch { Fail<Int, Fault>(error: $0 == .first ? .second : .first) }
    #expect(caught.log == ["1", "2", "failed: second"])
  }

  @Test func demandIsRespected() {
    let recorder = failing.catch { _ in [3, 4].publisher }.recorded(asking: .max(3))
    #expect(recorder.log == ["1", "2", "3"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "3", "4", "finished"])
  }

  @Test func handlerMayThrow() {
    #expect(failing.tryCatch { _ in Just(3) }.log == ["1", "2", "3", "finished"])
    #expect(Record<Int, Fault>(output: [1], completion: .finished).tryCatch { _ in Just(3) }.log == ["1", "finished"])
    let thrown = failing.tryCatch { error -> Just<Int> in throw Fault.second }
    #expect(thrown.log == ["1", "2", "failed: second"])
  }

  @Test func cancellingCancelsTheCurrentPublisher() {
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Never>())
    let recorder = first.catch { _ in second }.recorded()
    first.send(completion: .failure(.first))
    recorder.cancel()
    #expect([first.cancelCount, second.cancelCount] == [0, 1])
  }
}
