import Combine
import Testing

@Suite struct ShareTests {
  @Test func upstreamIsSubscribedOnce() {
    let probe = Probe<Int, Fault>()
    let shared = probe.share()
    let recorders = [shared.recorded(), shared.recorded()]
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(probe.subscriberCount == 1)
    #expect(recorders.map(\.log) == [["1", "failed: first"], ["1", "failed: first"]])
  }

  @Test func lateSubscriberMissesEarlierValues() {
    let probe = Probe<Int, Fault>()
    let shared = probe.share()
    let first = shared.recorded()
    probe.send(1)
    let second = shared.recorded()
    probe.send(2)
    #expect([first.values, second.values] == [[1, 2], [2]])
  }

  @Test func subscribersKeepItAlive() {
    let probe = Probe<Int, Never>()
    var subscription: AnyCancellable?
    var seen: [Int] = []
    do { subscription = probe.share().map { $0 * 2 }.sink { seen.append($0) } }
    probe.send(1)
    #expect(seen == [2])
    subscription?.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func releasedWithoutSubscribers() {
    weak var gone: Publishers.Share<Probe<Int, Never>>?
    do {
      let shared = Probe<Int, Never>().share()
      gone = shared
      shared.recorded().cancel()
      #expect(shared == shared)
    }
    #expect(gone == nil)
  }
}
