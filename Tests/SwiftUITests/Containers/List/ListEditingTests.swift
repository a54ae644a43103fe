import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Deleting and moving rows, and swiping them.
@MainActor @Suite struct ListEditingTests {
  private final class Model: ObservableObject {
    @Published var names = ["a", "b", "c", "d"]
    @Published var log: [String] = []
  }

  private struct Names: View {
    @ObservedObject var model: Model
    var isEditing = false
    var body: some View {
      List {
        Text("first")
        ForEach(model.names, id: \.self) { name in Text(name).deleteDisabled(name == "d") }
          .onDelete { model.names.remove(atOffsets: $0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  @Test func swipedRowIsDeleted() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model) }
    try screen.find("b").drag(by: CGSize(width: -60, height: 0))
    screen.settle()
    try screen.find("Delete").tap()
    screen.settle()
    #expect(model.names == ["a", "c", "d"])
    #expect(screen.texts == ["first", "a", "c", "d"])
  }

  @Test func fullSwipePerformsTheFirstAction() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model) }
    try screen.find("b").drag(by: CGSize(width: -300, height: 0))
    screen.settle()
    #expect(model.names == ["a", "c", "d"])
  }

  @Test func rowsThatCannotBeDeletedDoNotOpen() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model) }
    for name in ["first", "d"] { try screen.find(name).drag(by: CGSize(width: -300, height: 0)) }
    screen.settle()
    #expect(screen.findAll("Delete").isEmpty)
    #expect(model.names.count == 4)
  }

  @Test func verticalDragScrollsAndDoesNotSwipe() throws {
    let model = Model()
    model.names = (0..<40).map { "Row \($0)" }
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Names(model: model) }
    let before = try screen.find("Row 1").frame.minY
    try screen.find("Row 1").drag(by: CGSize(width: -20, height: -60), over: 1)
    #expect(try screen.find("Row 1").frame.minY < before - 30)
    #expect(screen.findAll("Delete").isEmpty)
  }

  @Test func swipeActionsAreAtTheirEdges() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Text("row")
            .swipeActions(edge: .leading) { Button("Flag") { model.log.append("flag") } }
            .swipeActions(allowsFullSwipe: false) {
              Button("Archive") { model.log.append("archive") }.tint(.blue)
              Button("More") { model.log.append("more") }
            }
        }
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Program(model: model) }
    try screen.find("row").drag(by: CGSize(width: 100, height: 0))
    screen.settle()
    try screen.find("Flag").tap()
    screen.settle()
    try screen.find("row").drag(by: CGSize(width: -120, height: 0))
    screen.settle()
    // The first action is at the edge.
    #expect(try screen.find("Archive").frame.minX > screen.find("More").frame.maxX)
    try screen.find("More").tap()
    screen.settle()
    try screen.find("row").drag(by: CGSize(width: -320, height: 0))
    screen.settle()
    #expect(model.log == ["flag", "more"])
  }

  @Test func swipeActionsAreAccessibilityActions() throws {
    let model = Model()
    let screen = TestScreen { Names(model: model) }
    try screen.find("c").performAction(named: "Delete")
    #expect(model.names == ["a", "b", "d"])
  }

  @Test func editedRowsHaveControls() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model, isEditing: true) }
    #expect(try screen.find("first").frame.minX == 32)
    #expect(try screen.find("a").frame.minX == 72)
    #expect(try screen.find("d").frame.minX == 32)
  }

  @Test func discAsksBeforeItDeletes() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model, isEditing: true) }
    let y = try screen.find("b").frame.midY
    screen.touch(at: CGPoint(x: 44, y: y)).lift()
    screen.settle()
    #expect(model.names.count == 4)
    screen.touch(at: CGPoint(x: 44, y: y)).lift()
    screen.settle()
    #expect(model.names == ["a", "c", "d"])
  }

  @Test func gripMovesARow() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Names(model: model, isEditing: true) }
    let row = try screen.find("a").frame
    let grip = screen.touch(at: CGPoint(x: 355, y: row.midY))
    grip.move(by: CGSize(width: 0, height: 104), over: 0.5)
    grip.lift()
    screen.settle()
    #expect(model.names == ["b", "c", "a", "d"])
    #expect(screen.texts.filter { $0.count == 1 } == ["b", "c", "a", "d"])
  }

  @Test func assistiveTechnologiesMoveARow() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          ForEach(model.names, id: \.self) { name in Text(name).moveDisabled(name != "c") }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find(role: "element", name: "Reorder").increment()
    #expect(model.names == ["a", "c", "b", "d"])
    try screen.find(role: "element", name: "Reorder").decrement()
    #expect(model.names == ["a", "b", "c", "d"])
  }

  @Test func offsetsAreThoseOfTheOutermostDataInside() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          ForEach(0..<2) { section in
            Section("Section \(section)") {
              ForEach(0..<3) { Text("\(section).\($0)") }
                .onDelete { model.log.append("\(section): \($0.map(\.self))") }
            }
          }
        }
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 700)) { Program(model: model) }
    try screen.find("1.2").performAction(named: "Delete")
    try screen.find("0.1").performAction(named: "Delete")
    #expect(model.log == ["1: [2]", "0: [1]"])
  }
}
