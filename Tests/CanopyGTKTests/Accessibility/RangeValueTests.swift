import Testing

@testable import CanopyGTK

@Suite struct RangeValueTests {
  @Test func percentagesHaveLimits() {
    let value = RangeValue("30%")
    #expect([value?.now, value?.lowest, value?.highest] == [30, 0, 100])
    #expect(RangeValue("120 %")?.highest == 120)
  }

  @Test func numbersHaveNoLimits() {
    #expect(RangeValue("-3")?.now == -3)
    #expect((RangeValue("-3")?.lowest ?? 0) < -1_000_000)
  }

  @Test(arguments: ["strong", "", "3 of 5", "nan", "1e300"]) func otherTextsAreNoNumbers(text: String) {
    #expect(RangeValue(text) == nil)
  }

  @Test func elementWithoutValueHasNoNumber() { #expect(RangeValue(nil) == nil) }
}
