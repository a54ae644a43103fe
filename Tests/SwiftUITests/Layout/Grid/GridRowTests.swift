import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GridRowTests {
  @Observable fileprivate final class Model { var isThere = false }

  @Test func aGridRowOutsideAGridIsAGroup() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        GridRow {
          box("a", 30, 10)
          box("b", 20, 20)
        }
      }
    }
    #expect(try screen.frame("a") == [85, 35, 30, 10])
    #expect(try screen.frame("b") == [90, 45, 20, 20])
    #expect(screen.issues.isEmpty)
    // At the root, modifiers act on all cells together: the padding is only above the first.
    let root = layOut {
      GridRow {
        box("a", 30, 10)
        box("b", 20, 20)
      }
      .padding(.top, 20)
    }
    #expect(try root.frame("b")[1] - root.frame("a")[1] < 20)
  }

  @Test func aModifierOnAGridRowAppliesToEachOfItsCells() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        .background(.yellow)
        GridRow {
          box("c", 60, 20)
          box("d", 80, 20)
        }
      }
    }
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 78)
    #expect(screen.issues.isEmpty)
    let padded = layOut {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          box("a", 30, 10)
          box("b", 20, 20)
        }
        .padding(5)
        GridRow {
          box("c", 10, 30)
          box("d", 40, 10)
        }
      }
      .id(frame: "grid")
    }
    #expect(try padded.frame("grid")[2...] == [88, 68])
    #expect(try padded.frame("b")[0] - padded.frame("a")[0] == 53)
  }

  @Test func gridModifiersOnARowApplyToEachOfItsCells() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          box("a", 50, 10)
          box("b", 20, 50)
        }
        GridRow {
          box("c", 10, 10)
          box("d", 10, 10)
        }
        .gridCellAnchor(.topLeading)
      }
      .id(frame: "grid")
    }
    let (left, top) = (try screen.frame("grid")[0], try screen.frame("grid")[1])
    #expect(try screen.frame("c") == [left, top + 58, 10, 10])
    #expect(try screen.frame("d") == [left + 58, top + 58, 10, 10])
    let spans = layOut(width: 300) {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          box("a", 30, 10)
          box("b", 20, 20)
          box("e", 5, 5)
          box("f", 5, 5)
        }
        GridRow {
          box("c", 100, 10)
          box("d", 100, 10)
        }
        .gridCellColumns(2)
      }
      .id(frame: "grid")
    }
    #expect(try spans.frame("grid")[2...] == [208, 38])
    #expect(try spans.frame("d")[0] - spans.frame("c")[0] == 108)
  }

  @Test func rowsComeFromBranchesAndLoops() throws {
    struct Rows: View {
      let model: Model

      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("wide", 50, 10) }
          ForEach(0..<2) { index in
            GridRow {
              box("a\(index)", 10, 10)
              if model.isThere { box("b\(index)", 10, 10) }
            }
            .padding(2)
          }
          if model.isThere { GridRow { box("last", 10, 10) }.opacity(0.5) }
        }
        .id(frame: "grid")
      }
    }
    let model = Model()
    let screen = layOut { Rows(model: model) }
    #expect(try screen.frame("grid")[2...] == [50, 38])
    model.isThere = true
    screen.update()
    #expect(try screen.frame("grid")[2...] == [64, 48])
    #expect(try screen.frame("b1")[1] == screen.frame("a1")[1])
    model.isThere = false
    screen.update()
    #expect(try screen.frame("grid")[2...] == [50, 38])
  }

  @Test func aRowInARowAddsItsCellsToTheOuterRow() throws {
    let screen = layOut {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
          box("c", 5, 5)
        }
      }
      .id(frame: "grid")
    }
    #expect(try screen.frame("grid")[2...] == [71, 20])
  }

  @Test func aChangedAlignmentOfARowMovesItsCells() throws {
    struct Aligned: View {
      let model: Model

      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: model.isThere ? .bottom : .top) {
            box("a", 10, 10)
            box("b", 10, 30)
          }
        }
      }
    }
    let model = Model()
    let screen = layOut { Aligned(model: model) }
    #expect(try screen.frame("a")[1] == screen.frame("b")[1])
    model.isThere = true
    screen.update()
    #expect(try screen.frame("a")[1] == screen.frame("b")[1] + 20)
  }
}
