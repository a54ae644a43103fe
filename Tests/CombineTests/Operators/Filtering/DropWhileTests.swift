import Combine
import Testing

@Suite struct DropWhileTests {
  @Test func valuesAreDroppedWhileTheConditionHolds() {
    var asked: [Int] = []
    let numbers = [1, 2, 3, 1].publisher.drop {
      asked.append($0)
      return $0 < 3
    }
    #expect(numbers.log == ["3", "1", "finished"])
    #expect(asked == [1, 2, 3])
  }

  @Test func thrownErrorEndsThePublisher() {
    let numbers = [1, 2, 3].publisher.tryDrop {
      if $0 == 2 { throw Fault.first }
      return true
    }
    #expect(numbers.log == ["failed: first"])
  }
}
