import Combine
import Testing

@Suite struct FirstWhereTests {
  @Test func finishesAfterTheFirstMatch() {
    #expect((1...9).publisher.first { $0 > 3 }.log == ["4", "finished"])
    #expect((1...3).publisher.first { $0 > 3 }.log == ["finished"])
    #expect((1...9).publisher.first { $0 > 3 }.recorded(asking: .max(1)).log == ["4", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    #expect((1...9).publisher.tryFirst { _ in throw Fault.first }.log == ["failed: first"])
    #expect((1...9).publisher.tryFirst { $0 == 2 }.log == ["2", "finished"])
  }
}
