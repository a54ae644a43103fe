import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Rows in a scroll view, which can be tapped and swiped, with buttons inside.
private struct SwipedRows: View {
  let log: ActionLog
  @State private var offsets: [Int: CGFloat] = [:]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<30) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Button("Open \(index)") { log.add("open \(index)") }
          }
          .padding()
          .offset(x: offsets[index] ?? 0)
          .contentShape(Rectangle())
          .onTapGesture { log.add("tap \(index)") }
          .gesture(
            DragGesture(minimumDistance: 30)
              .onChanged { offsets[index] = $0.translation.width }
              .onEnded { _ in
                withAnimation(.spring()) { offsets[index] = 0 }
                log.add("swipe \(index)")
              })
        }
      }
    }
  }
}

@MainActor @Suite("Rows of a scroll view are tapped, swiped and scrolled")
struct SwipedRowsTests {
  private let log = ActionLog()

  private func screen() -> TestScreen { TestScreen(size: CGSize(width: 300, height: 300)) { SwipedRows(log: log) } }

  private func drag(_ screen: TestScreen, from start: CGPoint, by distance: CGSize) {
    screen.send(.began, at: start)
    for step in 1...10 {
      screen.advance(by: 1 / 60)
      let part = CGFloat(step) / 10
      screen.send(.moved, at: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part))
    }
  }

  @Test("A tap reaches the button, or the row around it")
  func taps() throws {
    let screen = screen()
    try screen.find("Row 1").tap()
    try screen.find("Open 2").tap()
    #expect(log.lines == ["tap 1", "open 2"])
  }

  @Test("A vertical drag scrolls, from a row and from a button")
  func scrolling() throws {
    for x in [80.0, 270] {
      let screen = screen()
      let before = try screen.find("Row 2").frame.minY
      drag(screen, from: CGPoint(x: x, y: 200), by: CGSize(width: 0, height: -60))
      #expect(try screen.find("Row 2").frame.minY < before - 40)
      screen.send(.ended, at: CGPoint(x: x, y: 140))
      screen.settle()
      #expect(log.lines.isEmpty)
    }
  }

  @Test("A horizontal drag moves the row, which springs back")
  func swiping() throws {
    let screen = screen()
    let before = screen.displayList()
    drag(screen, from: CGPoint(x: 80, y: 80), by: CGSize(width: 100, height: 0))
    #expect(screen.displayList() != before)
    screen.send(.ended, at: CGPoint(x: 180, y: 80))
    screen.settle()
    #expect(log.lines == ["swipe 1"])
    #expect(screen.displayList() == before)
  }
}
