import CanopyTesting
import SwiftUI
import Testing

/// Cells inserted into and removed from grids whose last line is at the edge of the visible area.
@MainActor @Suite struct LazyGridTests {
  private final class Cells: ObservableObject {
    @Published var numbers: [Int]

    init(_ count: Int) { numbers = Array(0..<count) }
  }

  private struct Wall: View {
    @ObservedObject var cells: Cells
    let axis: Axis

    var body: some View {
      let tracks = Array(repeating: GridItem(.fixed(30)), count: 3)
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVGrid(columns: tracks, spacing: 0) { content }
        } else {
          LazyHGrid(rows: tracks, spacing: 0) { content }
        }
      }
    }

    private var content: some View {
      ForEach(cells.numbers, id: \.self) { Text("\($0)").frame(width: 30, height: 30) }
    }
  }

  private func screen(_ cells: Cells, _ axis: Axis) -> TestScreen {
    TestScreen(size: CGSize(width: 100, height: 100)) { Wall(cells: cells, axis: axis) }
  }

  @Test(arguments: [Axis.vertical, .horizontal], [(10, 12), (10, 11), (11, 12), (10, 13), (10, 100), (20, 21)])
  func insertedCellsFillTheLineAtTheVisibleEdge(axis: Axis, counts: (old: Int, new: Int)) {
    let cells = Cells(counts.old)
    let screen = screen(cells, axis)
    cells.numbers = Array(0..<counts.new)
    screen.update()
    // The number of cells beyond the visible area is up to the container.
    #expect(screen.textsInTree.prefix(12) == self.screen(cells, axis).textsInTree.prefix(12))
    #expect(screen.textsInTree.count >= min(counts.new, 12))
  }

  @Test(arguments: [Axis.vertical, .horizontal])
  func removingTheFirstCellsFillsTheLastLine(axis: Axis) {
    let cells = Cells(30)
    let screen = screen(cells, axis)
    for _ in 0..<8 {
      cells.numbers.removeFirst()
      cells.numbers.append((cells.numbers.last ?? 0) + 1)
      screen.update()
      #expect(screen.textsInTree == self.screen(cells, axis).textsInTree)
    }
  }
}
