import Combine
import Testing

@Suite struct MapKeyPathTests {
  private struct Point {
    var x = 1
    var y = "two"
    var z = 3.0
  }

  @Test func onePropertyIsSent() {
    #expect(Just(Point()).map(\.x).log == ["1", "finished"])
  }

  @Test func twoPropertiesAreSentTogether() {
    let recorder = Just(Point()).map(\.x, \.y).recorded()
    #expect(recorder.values.first?.0 == 1)
    #expect(recorder.values.first?.1 == "two")
  }

  @Test func threePropertiesAreSentTogether() {
    let recorder = Just(Point()).map(\.x, \.y, \.z).recorded()
    #expect(recorder.log == [#"(1, "two", 3.0)"#, "finished"])
  }
}
