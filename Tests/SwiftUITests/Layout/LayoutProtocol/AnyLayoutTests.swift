import CanopyTesting
import SwiftUI
import Testing

/// Layouts of a type that changes.
@MainActor
@Suite struct AnyLayoutTests {
  private struct Turning: View {
    @State private var isWide = true

    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Button("turn") { isWide.toggle() }
        Divider().accessibilityElement().accessibilityIdentifier("divider")
        Spacer(minLength: 7)
        Text("end")
      }
      .frame(width: 200, height: 300)
    }
  }

  @Test func dividersAndSpacersFollowTheAxisOfALayoutThatTurns() throws {
    let screen = TestScreen { Turning() }
    func divider() throws -> CGSize { try screen.find(id: "divider").frame.size }
    #expect(try divider() == CGSize(width: 1, height: 300))
    #expect(try screen.find("end").frame.minX > screen.find("turn").frame.maxX + 7)
    try screen.find("turn").tap()
    #expect(try divider() == CGSize(width: 200, height: 1))
    #expect(try screen.find("end").frame.minY > screen.find("turn").frame.maxY + 7)
    try screen.find("turn").tap()
    #expect(try divider() == CGSize(width: 1, height: 300))
  }
}
