import Combine
import Testing

@Suite struct RemoveDuplicatesTests {
  @Test func onlyChangesPass() {
    #expect([1, 1, 2, 2, 2, 1].publisher.removeDuplicates().log == ["1", "2", "1", "finished"])
  }

  @Test func predicateDeterminesEquality() {
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

  @Test func duplicateRequestsAnother() {
    let recorder = [1, 1, 1, 2].publisher.removeDuplicates().recorded(asking: .max(2))
    #expect(recorder.values == [1, 2])
  }

  @Test func nilIsAnOrdinaryValue() {
    #expect([nil, nil, 1, nil].publisher.removeDuplicates().log == ["nil", "Optional(1)", "nil", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    let numbers = [1, 1, 2, 3].publisher.tryRemoveDuplicates {
      if $1 == 3 { throw Fault.first }
      return $0 == $1
    }
    #expect(numbers.log == ["1", "2", "failed: first"])
  }
}
