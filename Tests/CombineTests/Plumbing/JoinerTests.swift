import Testing

@testable import Combine

@Suite struct JoinerTests {
  private let recorder = Recorder<Int, Fault>()
  private let first = Probe<Int, Fault>()
  private let second = Probe<Int, Fault>()

  @Test func eachPublisherIsAskedForAllDemand() {
    let recorder = Recorder<Int, Fault>(asking: .max(2))
    let joiner = Joiner(to: recorder.subscriber, demand: .each)
    joiner.add(first) { _ in }
    recorder.request(1)
    joiner.add(second) { _ in }
    #expect(first.requests == [.max(2), .max(1)])
    #expect(second.requests == [.max(3)])
  }

  @Test func publishersAreAskedInTheirOrder() {
    var order: [String] = []
    let recorder = Recorder<Int, Fault>(asking: .none)
    let joiner = Joiner(to: recorder.subscriber, demand: .each)
    for name in ["a", "b", "c", "d"] {
      joiner.add(
        Empty<Int, Fault>(completeImmediately: false).handleEvents(receiveRequest: { _ in order.append(name) })
      ) {
        _ in
      }
    }
    order = []
    recorder.request(1)
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func elementsAreRequestedOneByOne() {
    let recorder = Recorder<Int, Fault>(asking: .max(1))
    let joiner = Joiner(to: recorder.subscriber, demand: .oneByOne)
    joiner.add(first)
    joiner.add(second)
    first.send(1)
    second.send(2)
    #expect(first.requests == [.max(1), .max(1)])
    #expect(second.requests == [.max(1)])
    recorder.request(1)
    #expect(second.requests == [.max(1), .max(1)])
    #expect(recorder.values == [1, 2])
  }

  @Test func remainingDemandMovesToTheLatest() {
    let recorder = Recorder<Int, Fault>(asking: .max(5))
    let joiner = Joiner(to: recorder.subscriber, demand: .latest)
    let second = Probe<Int, Never>()
    joiner.add(first) { _ in joiner.add(second) { _ in joiner.finish(.finished) } }
    #expect(first.requests == [.max(5)])
    first.send(1, 2)
    first.send(completion: .failure(.first))
    #expect(second.requests == [.max(3)])
    second.send(3)
    second.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func latestReplacesAnUnfinishedPublisher() {
    let joiner = Joiner(to: recorder.subscriber, demand: .latest)
    joiner.add(first) { _ in }
    joiner.add(second) { _ in }
    first.send(1)
    second.send(2)
    #expect(recorder.values == [2])
    #expect([first.cancelCount, second.cancelCount] == [1, 0])
  }

  @Test func lastEndFinishesAfterClosing() {
    let joiner = Joiner(to: recorder.subscriber, demand: .oneByOne)
    joiner.add(first)
    first.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    joiner.add(second)
    joiner.close()
    #expect(recorder.log.isEmpty)
    second.send(completion: .finished)
    #expect(recorder.log == ["finished"])
  }

  @Test func endOfOnePublisherLeavesOthersInTheirPlaces() {
    let third = Probe<Int, Fault>()
    let joiner = Joiner(to: recorder.subscriber, demand: .oneByOne)
    joiner.add(first)
    joiner.add(second)
    first.send(completion: .finished)
    joiner.add(third)
    first.send(completion: .finished)
    joiner.close()
    second.send(completion: .finished)
    third.send(1)
    recorder.cancel()
    #expect(recorder.log == ["1"])
    #expect([first.cancelCount, second.cancelCount, third.cancelCount] == [0, 0, 1])
  }

  @Test func failureEndsAll() {
    let control = Probe<Int, Fault>()
    let joiner = Joiner(to: recorder.subscriber, demand: .oneByOne)
    joiner.control(by: control, demand: .max(2)) { _, _ in }
    joiner.add(first)
    joiner.add(second)
    first.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
    #expect(control.requests == [.max(2)])
    #expect([control.cancelCount, second.cancelCount] == [1, 1])
  }

  @Test func cancellationCancelsAll() {
    let (control, late) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let joiner = Joiner(to: recorder.subscriber, demand: .latest)
    joiner.control(by: control, demand: .max(1)) { _, _ in }
    joiner.add(first) { _ in }
    recorder.cancel()
    joiner.add(late) { _ in }
    joiner.control(by: late, demand: .max(1)) { _, _ in }
    #expect([first.cancelCount, control.cancelCount] == [1, 1])
    #expect(late.subscriberCount == 0)
  }

  @Test func immediateCompletionsDoNotRecurse() {
    let joiner = Joiner(to: recorder.subscriber, demand: .latest)
    var left = 100_000
    func next() {
      left -= 1
      if left == 0 { return joiner.finish(.finished) }
      joiner.add(Empty<Int, Fault>()) { _ in next() }
    }
    next()
    #expect(recorder.log == ["finished"])
  }
}
