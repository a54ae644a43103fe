import Combine
import Testing

@Suite struct SwitchToLatestTests {
  private let outer = PassthroughSubject<Probe<Int, Fault>, Fault>()
  private let first = Probe<Int, Fault>()
  private let second = Probe<Int, Fault>()

  @Test func onlyTheLatestIsSubscribed() {
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(recorder.values == [1, 3])
    #expect([first.cancelCount, second.cancelCount] == [1, 0])
  }

  @Test func remainingDemandMovesToTheNext() {
    let recorder = outer.switchToLatest().recorded(asking: .max(3))
    outer.send(first)
    first.send(1)
    outer.send(second)
    #expect(first.requests == [.max(3)])
    #expect(second.requests == [.max(2)])
    recorder.request(1)
    #expect(second.requests == [.max(2), .max(1)])
  }

  @Test func finishesWhenBothHaveFinished() {
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    outer.send(completion: .finished)
    first.send(1)
    #expect(recorder.log == ["1"])
    first.send(completion: .finished)
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func innerCompletionDoesNotFinish() {
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(completion: .finished)
    outer.send(second)
    second.send(1)
    #expect(recorder.log == ["1"])
    second.send(completion: .finished)
    outer.send(completion: .finished)
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func errorEndsThePublisher() {
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(completion: .failure(.first))
    outer.send(second)
    #expect(recorder.log == ["failed: first"])
    #expect(second.subscriberCount == 0)
  }

  @Test func outerErrorCancelsTheInner() {
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    outer.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(first.cancelCount == 1)
  }

  @Test func cancellingCancelsBoth() {
    let source = Probe<Probe<Int, Fault>, Fault>()
    let recorder = source.switchToLatest().recorded()
    source.send(first)
    recorder.cancel()
    #expect([source.cancelCount, first.cancelCount] == [1, 1])
  }

  @Test func differentFailureTypesAreConverted() {
    #expect(Just(Just(1)).switchToLatest().log == ["1", "finished"])
    #expect(Just(Fail<Int, Fault>(error: .first)).switchToLatest().log == ["failed: first"])
    #expect(Fail<Just<Int>, Fault>(error: .second).switchToLatest().log == ["failed: second"])
  }
}
