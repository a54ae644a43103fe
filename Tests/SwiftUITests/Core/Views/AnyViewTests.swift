import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct AnyViewTests {
  @Test("c08 A value is shown if it is a view")
  func aValueIsShownIfItIsAView() {
    let values: [Any] = [Text("a"), AnyView(Text("b")), 3, "c"]
    let views = values.map { AnyView(_fromValue: $0) }
    #expect(views.map { $0 != nil } == [true, true, false, false])
    #expect(TestScreen { views[0] }.texts == ["a"])
    #expect(TestScreen { views[1] }.texts == ["b"])
  }
}
