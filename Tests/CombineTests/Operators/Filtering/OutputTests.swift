import Combine
import Testing

@Suite struct OutputTests {
  private let letters = "abcde".publisher

  @Test func firstValuesAreSent() {
    #expect(letters.prefix(2).log == ["a", "b", "finished"])
    #expect(letters.prefix(9).log == ["a", "b", "c", "d", "e", "finished"])
  }

  @Test func emptyRangeSendsNothing() {
    let probe = Probe<Int, Never>()
    #expect(probe.prefix(0).log == ["finished"])
    #expect(probe.subscriberCount == 0)
  }

  @Test func valuesAtPositionsAreSent() {
    #expect(letters.output(at: 1).log == ["b", "finished"])
    #expect(letters.output(in: 1...2).log == ["b", "c", "finished"])
    #expect(letters.output(in: 1..<3).log == ["b", "c", "finished"])
    #expect(letters.output(in: 3...).log == ["d", "e", "finished"])
    #expect(letters.output(in: ..<1).log == ["a", "finished"])
  }

  @Test func finishesWithTheLastPosition() {
    let probe = Probe<Int, Never>()
    let recorder = probe.prefix(2).recorded()
    probe.send(1)
    #expect(recorder.log == ["1"])
    probe.send(2)
    #expect(recorder.log == ["1", "2", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func reentrantValueBeyondTheRangeIsNotSent() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.prefix(2).sink {
      seen.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(seen == [1, 2])
    subscription.cancel()
  }
}
