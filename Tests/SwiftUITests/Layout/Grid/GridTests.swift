import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The positions and sizes of the cells of `Grid`.
@MainActor @Suite struct GridTests {
  @Test func columnsAndRowsFitTheirLargestCells() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow {
          box("a", 10, 30)
          box("b", 40, 10)
        }
        GridRow {
          box("c", 30, 10)
          box("d", 20, 20)
        }
      }
      .id(frame: "grid")
    }
    #expect(try screen.frame("grid") == [64, 24, 72, 53])
    #expect(try screen.frame("a") == [74, 24, 10, 30])
    #expect(try screen.frame("b") == [96, 34, 40, 10])
    #expect(try screen.frame("c") == [64, 62, 30, 10])
    #expect(try screen.frame("d") == [106, 57, 20, 20])
  }

  @Test func flexibleColumnsShareTheRemainingWidth() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 50, 10)
          fill("b")
          fill("c")
        }
      }
    }
    #expect(try screen.frame("a") == [0, 45, 50, 10])
    #expect(try screen.frame("b") == [50, 0, 75, 100])
    #expect(try screen.frame("c") == [125, 0, 75, 100])
  }

  @Test func cellsCanSpanColumns() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        GridRow { box("wider", 64, 10).gridCellColumns(2) }
      }
    }
    #expect(try screen.frame("wider") == [68, 50, 64, 10])
    #expect(try screen.frame("a")[0] == 73)
  }

  private func ruled(@ViewBuilder _ line: () -> some View) -> TestScreen {
    layOut {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        line()
        box("c", 10, 10)
      }
    }
  }

  @Test func aFlexibleViewOutsideARowExpandsTheGridToTheProposedWidth() throws {
    let screen = ruled { Divider().id(frame: "line") }
    #expect(try screen.frame("line") == [0, 50, 200, 1])
    #expect(try screen.frame("c")[0] == 0)
    // All columns become wider by the same amount.
    #expect(try [screen.frame("a")[0], screen.frame("b")[0]] == [0, 95])
  }

  @Test func anUnsizedViewOutsideARowSpansTheColumnsWithoutWideningThem() throws {
    let screen = ruled { Divider().gridCellUnsizedAxes(.horizontal).id(frame: "line") }
    #expect(try screen.frame("line") == [75, 50, 50, 1])
    #expect(try screen.frame("c")[0] == 75)
    #expect(try [screen.frame("a")[0], screen.frame("b")[0]] == [75, 95])
  }

  @Test func aFlexibleCellThatSpansColumnsWidensThem() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
          box("c", 20, 10)
        }
        GridRow { fill("wide").frame(height: 5).gridCellColumns(2) }
      }
    }
    #expect(try screen.frame("wide") == [0, 53, 170, 5])
    #expect(try screen.frame("c")[0] == 180)
  }

  @Test func aViewOutsideARowIsProposedTheWidthOfTheGrid() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 10, 10) }
        Text(verbatim: "words in one line").id(frame: "text")
      }
    }
    #expect(try screen.frame("text")[2...] == [136, 20])
  }

  @Test func cellsAlignByGridRowColumnOrCellAnchor() throws {
    let screen = layOut {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10).gridColumnAlignment(.trailing)
          box("wide", 50, 40)
        }
        GridRow(alignment: .bottom) {
          box("b", 30, 10)
          box("c", 10, 20)
          box("anchored", 10, 10).gridCellAnchor(.center)
        }
      }
    }
    #expect(try screen.frame("a") == [75, 20, 10, 10])
    #expect(try screen.frame("b") == [55, 70, 30, 10])
    #expect(try screen.frame("c") == [85, 60, 10, 20])
    #expect(try screen.frame("anchored") == [135, 65, 10, 10])
  }

  @Test func unsizedCellsDoNotWidenTheirColumn() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 30, 10) }
        GridRow { fill("line").frame(height: 2).gridCellUnsizedAxes(.horizontal) }
      }
    }
    #expect(try screen.frame("line") == [85, 54, 30, 2])
  }

  @Test func aChangedCellUpdatesTheGrid() throws {
    let model = Model()
    let screen = layOut { Growing(model: model) }
    #expect(try screen.frame("b")[0] == 99)
    model.text = "longer"
    screen.update()
    #expect(try screen.frame("b")[0] == 119)
    model.isThere = true
    screen.update()
    #expect(try screen.frame("new")[0] - screen.frame("b")[0] == 10)
  }

  @Test func aCellThatSpansColumnsHasTheAlignmentOfTheGrid() throws {
    let screen = layOut(width: 300) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow { box("span", 40, 20).gridCellColumns(2) }
        box("whole", 40, 20).gridColumnAlignment(.trailing)
        GridRow {
          box("a", 60, 20)
          box("b", 80, 20)
        }
        GridRow { box("c", 10, 10) }
      }
    }
    #expect(try screen.frame("span")[0] == 75)
    #expect(try screen.frame("whole")[0] == 75)
    // A view outside of a row sets the alignment of the first column.
    #expect(try screen.frame("c")[0] == 125)
  }

  /// The usual empty cell of a form.
  @Test func anUnsizedCellDoesntMoveARowThatIsAlignedByBaselines() throws {
    func frames(@ViewBuilder empty: () -> some View) throws -> [CGRect] {
      let empty = empty()
      let screen = TestScreen {
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            empty
            Text("Save").padding(10)
          }
          GridRow {
            Text("three")
            Text("four")
          }
        }
      }
      return try ["Save", "three"].map { try screen.find($0).frame }
    }
    let unsized = try frames { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
    #expect(try unsized == frames { Color.clear.frame(width: 1, height: 1) })
    #expect(unsized[0].maxY < unsized[1].minY)
  }
}

@Observable private final class Model {
  var text = "a"
  var isThere = false
}

private struct Label: View {
  let model: Model
  var body: some View { Text(model.text) }
}

private struct Growing: View {
  let model: Model

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Label(model: model)
        box("b", 10, 10)
        if model.isThere { box("new", 10, 10) }
      }
      GridRow { Text("x") }
    }
  }
}
