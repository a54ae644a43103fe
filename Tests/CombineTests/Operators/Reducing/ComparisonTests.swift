import Combine
import Testing

@Suite struct ComparisonTests {
  @Test func theSmallestAndTheLargestAreFound() {
    let numbers = [3, 1, 4, 1, 5].publisher
    #expect(numbers.min().log == ["1", "finished"])
    #expect(numbers.max().log == ["5", "finished"])
    #expect(Empty<Int, Fault>().max().log == ["finished"])
  }

  @Test func orderCanBeCustomized() {
    let words = ["ccc", "a", "bb"].publisher
    #expect(words.min { $0.count < $1.count }.log == ["a", "finished"])
    #expect(words.max { $0.count < $1.count }.log == ["ccc", "finished"])
  }
}
