import Combine
import Testing

@Suite struct SetFailureTypeTests {
  @Test func valuesAreUnchanged() {
    let numbers: Publishers.SetFailureType<Just<Int>, Fault> = Just(1).setFailureType(to: Fault.self)
    #expect(numbers.log == ["1", "finished"])
    #expect(numbers == Just(1).setFailureType(to: Fault.self))
    let other: Publishers.SetFailureType<Just<Int>, any Error> = numbers.setFailureType(to: (any Error).self)
    #expect(other.log == ["1", "finished"])
  }

  @Test func failureTypeMatchesOthers() {
    #expect(Just(1).setFailureType(to: Fault.self).append(Fail(error: .first)).log == ["1", "failed: first"])
  }
}
