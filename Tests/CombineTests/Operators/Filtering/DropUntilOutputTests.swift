import Combine
import Testing

@Suite struct DropUntilOutputTests {
  private let numbers = Probe<Int, Fault>()
  private let trigger = Probe<String, Fault>()

  @Test func valuesAreDroppedUntilTheOtherSends() {
    let recorder = numbers.drop(untilOutputFrom: trigger).recorded()
    numbers.send(1)
    trigger.send("go")
    numbers.send(2, 3)
    #expect(recorder.values == [2, 3])
    #expect(trigger.requests == [.max(1)])
    #expect(trigger.cancelCount == 1)
    #expect(numbers.answers == [.max(1), .none, .none])
  }

  @Test func finishedOtherPublisherFinishes() {
    let recorder = numbers.drop(untilOutputFrom: trigger).recorded()
    trigger.send(completion: .failure(.first))
    numbers.send(1)
    #expect(recorder.log == ["failed: first"])
    #expect(numbers.cancelCount == 1)
  }

  @Test func cancellingCancelsBoth() {
    numbers.drop(untilOutputFrom: trigger).recorded().cancel()
    #expect([numbers.cancelCount, trigger.cancelCount] == [1, 1])
  }
}
