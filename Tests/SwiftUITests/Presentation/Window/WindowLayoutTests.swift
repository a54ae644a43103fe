import CanopyTesting
import SwiftUI
import Testing

/// Windows share state and the graph, but not their layouts.
@MainActor @Suite struct WindowLayoutTests {
  /// Sendable because only the main actor lays out views.
  private final class Looks: @unchecked Sendable {
    var count = 0
  }

  private struct Watched: View {
    let looks: Looks
    @State private var width = 10.0

    var body: some View {
      VStack {
        Button("Wider") { width += 10 }
        Color.red.frame(width: width, height: 10)
          .visualEffect { content, geometry in
            looks.count += 1
            return content.offset(x: geometry.size.width)
          }
      }
    }
  }

  @Test func aGeometryChangeInOneWindowRunsNoVisualEffectInAnother() throws {
    let (first, second) = (Looks(), Looks())
    let screen = TestScreen { Watched(looks: first) }
    let other = TestScreen { Watched(looks: second) }
    (first.count, second.count) = (0, 0)
    try screen.find("Wider").tap()
    #expect(first.count > 0)
    #expect(second.count == 0)
    first.count = 0
    try other.find("Wider").tap()
    #expect(first.count == 0)
    #expect(second.count > 0)
  }

  @Test func aWindowThatOpensWhileAnotherIsAboutToMoveIsLaidOut() throws {
    let model = MovingModel()
    let screen = layOut { With(model) { model in Color.red.opacity(model.isOn ? 0.5 : 1) } }
    withAnimation { model.isOn = true }
    let other = layOut { Text(verbatim: "ab") }
    let frame = try other.find("ab").frame
    #expect(frame == CGRect(x: 92, y: 40, width: 16, height: 20))
    screen.settle()
  }

  private struct Rows: View {
    let log: Looks
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000) { row in
            Text("\(row)").frame(height: 20).onAppear { log.count += 1 }
          }
        }
      }
      .accessibilityIdentifier("rows")
    }
  }

  @Test func scrollingOneWindowMakesNoRowsInAnother() throws {
    let (first, second) = (Looks(), Looks())
    let size = CGSize(width: 100, height: 100)
    let screen = TestScreen(size: size) { Rows(log: first) }
    let other = TestScreen(size: size) { Rows(log: second) }
    #expect(first.count > 0)
    #expect(first.count == second.count)
    let before = second.count
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 2_000))
    screen.update()
    #expect(first.count > before)
    #expect(second.count == before)
    #expect(other.texts.contains("0"))
  }
}
