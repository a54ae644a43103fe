import Testing

@testable import Combine

@Suite struct SuccessionTests {
  @Test func remainingDemandMovesToTheNext() {
    let recorder = Recorder<Int, Fault>(asking: .max(5))
    let concatenator = Concatenator(to: recorder.subscriber)
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Never>())
    concatenator.open()
    concatenator.follow(first) { _ in concatenator.follow(second) { _ in concatenator.finish(.finished) } }
    #expect(first.requests == [.max(5)])
    first.send(1, 2)
    first.send(completion: .failure(.first))
    #expect(second.requests == [.max(3)])
    second.send(3)
    second.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func nextReplacesAnUnfinishedPublisher() {
    let recorder = Recorder<Int, Fault>()
    let concatenator = Concatenator(to: recorder.subscriber)
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    concatenator.open()
    concatenator.follow(first) { _ in }
    concatenator.follow(second) { _ in }
    first.send(1)
    second.send(2)
    #expect(recorder.values == [2])
    #expect([first.cancelCount, second.cancelCount] == [1, 0])
  }

  @Test func cancellingCancelsTheCurrentOne() {
    let recorder = Recorder<Int, Fault>()
    let concatenator = Concatenator(to: recorder.subscriber)
    let (first, late) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    var isTold = false
    concatenator.open(cancel: { isTold = true })
    concatenator.follow(first) { _ in }
    recorder.cancel()
    concatenator.follow(late) { _ in }
    #expect(first.cancelCount == 1)
    #expect(late.subscriberCount == 0)
    #expect(isTold)
  }

  @Test func immediateCompletionsDoNotRecurse() {
    let recorder = Recorder<Int, Fault>()
    let concatenator = Concatenator(to: recorder.subscriber)
    var left = 100_000
    func next() {
      left -= 1
      if left == 0 { return concatenator.finish(.finished) }
      concatenator.follow(Empty<Int, Fault>()) { _ in next() }
    }
    concatenator.open()
    next()
    #expect(recorder.log == ["finished"])
  }
}
