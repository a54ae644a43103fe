import Combine
import Testing

@Suite struct RemoveDuplicatesTests {
  @Test func removeDuplicatesLetsOnlyChangesThrough() {
    #expect([1, 1, 2, 2, 2, 1].publisher.removeDuplicates().log == ["1", "2", "1", "finished"])
  }

  @Test func sameIsWhatThePredicateSays() {
    let numbers = [1, 3, 2, 4, 5].publisher.removeDuplicates { $0 % 2 == $1 % 2 }
    #expect(numbers.log == ["1", "2", "5", "finished"])
  }

  @Test func eachSubscriberHasItsOwnLastValue() {
    let subject = PassthroughSubject<Int, Never>()
    let changes = subject.removeDuplicates()
    let first = changes.recorded()
    subject.send(1)
    let second = changes.recorded()
    subject.send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test func forADuplicateAnotherIsAsked() {
    let recorder = [1, 1, 1, 2].publisher.removeDuplicates().recorded(asking: .max(2))
    #expect(recorder.values == [1, 2])
  }

  @Test func nilIsAValueLikeOthers() {
    #expect([nil, nil, 1, nil].publisher.removeDuplicates().log == ["nil", "Optional(1)", "nil", "finished"])
  }

  @Test func whatIsThrownEndsIt() {
    let numbers = [1, 1, 2, 3].publisher.tryRemoveDuplicates {
      if $1 == 3 { throw Fault.first }
      return $0 == $1
    }
    #expect(numbers.log == ["1", "2", "failed: first"])
  }
}
