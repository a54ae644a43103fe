import Combine
import Testing

@Suite struct AssertNoFailureTests {
  @Test func failureTypeIsNever() {
    var seen: [Int] = []
    let subscription = Record<Int, Fault>(output: [1, 2], completion: .finished).assertNoFailure()
      .sink { seen.append($0) }
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func errorStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Fault>(error: .first).assertNoFailure("never").sink { _ in }
    }
  }
}
