import Combine
import Testing

@Suite struct PrefixUntilOutputTests {
  private let numbers = Probe<Int, Fault>()
  private let trigger = Probe<String, Never>()

  @Test func finishesWhenTheOtherSends() {
    let recorder = numbers.prefix(untilOutputFrom: trigger).recorded()
    numbers.send(1)
    trigger.send("stop")
    numbers.send(2)
    #expect(recorder.log == ["1", "finished"])
    #expect([numbers.cancelCount, trigger.cancelCount] == [1, 1])
  }

  @Test func completionOfTheOtherHasNoEffect() {
    let recorder = numbers.prefix(untilOutputFrom: trigger).recorded()
    trigger.send(completion: .finished)
    numbers.send(1)
    numbers.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "failed: first"])
  }

  @Test func otherIsCancelledAtTheEnd() {
    let recorder = numbers.prefix(untilOutputFrom: trigger).recorded()
    numbers.send(completion: .finished)
    #expect(recorder.log == ["finished"])
    #expect(trigger.cancelCount == 1)
  }
}
