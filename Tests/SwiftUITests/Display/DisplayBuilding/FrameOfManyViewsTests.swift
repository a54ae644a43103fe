import CanopyCore
import CanopyDrawing
import CanopyRaster
import SwiftUI
import Testing

/// What a small change in a large tree costs to draw.
@MainActor @Suite struct FrameOfManyViewsTests {
  @Observable final class Counter { var count = 0 }

  private struct Crowd: View {
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<100) { row in
          HStack(spacing: 0) {
            ForEach(0..<100) { column in
              if row == 50 && column == 50 {
                Label(counter: counter)
              } else {
                Color(white: Double((row + column) % 5) / 5).frame(width: 10, height: 10)
              }
            }
          }
        }
      }
    }
  }

  private struct Label: View {
    let counter: Counter
    var body: some View { Text("\(counter.count)").font(.system(size: 8)).frame(width: 10, height: 10) }
  }

  /// A label among 10,000 views changes: it is drawn, and what touches it, and nothing else.
  @Test func changedLabelRedrawsOnlyItself() throws {
    let counter = Counter()
    let size = CGSize(width: 1_000, height: 1_000)
    let tree = ViewTree(
      Crowd(counter: counter), environment: EnvironmentValues(),
      context: TreeContext(textEngine: PangoTextEngine.shared), size: size)
    defer { tree.end() }
    let white = DrawColor(red: 1, green: 1, blue: 1)
    let frame = try #require(RasterFrame(size: size, scale: 1, background: white))
    frame.show(tree.displayList(scale: 1))
    let statistics = frame.statistics
    #expect(statistics.items >= 10_000)
    let (items, pixels) = (statistics.items, statistics.pixels)
    counter.count = 7
    ViewRuntime.update()
    DrawingCounters.elements = 0
    let changed = frame.show(tree.displayList(scale: 1))
    #expect(changed.count == 1)
    // The text, and those around it that have nothing else inside: its frame, and the root.
    #expect(DrawingCounters.elements <= 3)
    // The letter with the room that it may reach into, and the squares around.
    #expect(statistics.items - items <= 26)
    #expect(statistics.pixels - pixels <= 24 * 24)
    let again = frame.show(tree.displayList(scale: 1))
    #expect(again == [])
    let fresh = try #require(
      RasterImage(tree.displayList(scale: 1), size: size, scale: 1, background: white))
    #expect(frame.pixels == fresh.pixels)
  }
}
