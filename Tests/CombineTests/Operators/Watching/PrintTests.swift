import Combine
import Testing

@Suite struct PrintTests {
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test func everythingIsPrinted() {
    let lines = Lines()
    let recorder = [1, 2].publisher.print("numbers", to: lines).recorded(asking: .max(1)) { $0 == 1 ? .max(1) : .none }
    #expect(recorder.log == ["1", "2", "finished"])
    #expect(
      lines.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request max: (1)
        numbers: receive value: (1)
        numbers: request max: (1) (synchronous)
        numbers: receive value: (2)
        numbers: receive finished

        """)
  }

  @Test func prefixIsOptional() {
    let lines = Lines()
    Empty<Int, Fault>(completeImmediately: false).print(to: lines).recorded().cancel()
    Fail<Int, Fault>(error: .first).print(to: lines).recorded(asking: .none).cancel()
    #expect(
      lines.text == """
        receive subscription: (Empty)
        request unlimited
        receive cancel
        receive subscription: (Empty)
        receive error: (first)

        """)
  }
}
