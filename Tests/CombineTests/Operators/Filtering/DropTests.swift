import Combine
import Testing

@Suite struct DropTests {
  @Test func firstValuesAreDropped() {
    let numbers = [1, 2, 3].publisher
    #expect(numbers.dropFirst().log == ["2", "3", "finished"])
    #expect(numbers.dropFirst(2).log == ["3", "finished"])
    #expect(numbers.dropFirst(0).log == ["1", "2", "3", "finished"])
    #expect(numbers.dropFirst(5).log == ["finished"])
  }

  @Test func droppedValuesDoNotCountAsDemand() {
    #expect([1, 2, 3, 4].publisher.dropFirst(2).recorded(asking: .max(1)).log == ["3"])
  }
}
