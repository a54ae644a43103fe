import CanopyTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Lists that edit a collection themselves, and items dropped between rows.
@MainActor @Suite struct ListEditActionsTests {
  private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private final class Model: ObservableObject {
    @Published var tasks = ["a", "b", "c", "d"].enumerated().map { Task(id: $0.offset, title: $0.element) }
    @Published var selection: Set<Int> = []
    @Published var insertions: [String] = []
    var titles: String { tasks.map(\.title).joined() }
  }

  private struct Tasks: View {
    @ObservedObject var model: Model
    let actions: EditActions<[Task]>
    var body: some View {
      List($model.tasks, editActions: actions, selection: $model.selection) { $task in
        // Two views, so that each element has a group of its own.
        if task.title != "d" { Text(task.title) }
        if task.title == "d" { Text("last") }
      }
      .environment(\.editMode, .constant(actions == .move ? .active : .inactive))
    }
  }

  @Test func elementsAreDeleted() throws {
    let model = Model()
    let screen = TestScreen { Tasks(model: model, actions: .delete) }
    try screen.find("b").performAction(named: "Delete")
    #expect(model.titles == "acd")
    #expect(screen.texts == ["a", "c", "last"])
  }

  @Test func elementsAreMoved() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Tasks(model: model, actions: .move) }
    let row = try screen.find("a").frame
    let grip = screen.touch(at: CGPoint(x: 355, y: row.midY))
    grip.move(by: CGSize(width: 0, height: 104), over: 0.5)
    grip.lift()
    screen.settle()
    #expect(model.titles == "bcad")
  }

  @Test func bindingsOfRowsWriteTheirElements() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List($model.tasks, id: \.title, editActions: .all) { $task in Button(task.title) { task.title += "!" } }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("c").tap()
    #expect(model.titles == "abc!d")
  }

  @Test func rowsOfBindingsAreIdentifiedByAKeyPath() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List($model.tasks, id: \.id, selection: $model.selection) { $task in Text(task.title) }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("b").tap()
    #expect(model.selection == [1])
  }

  @Test func itemsAreDroppedBetweenRows() async throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Text("first")
          ForEach(model.tasks) { Text($0.title).frame(height: 40, alignment: .top) }
            .onInsert(of: [.plainText]) { index, items in model.insertions.append("\(index), \(items.count)") }
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    // The center of the text is in the upper half of its row, and that of the element that isn't in the data accepts nothing.
    try await screen.find("c").drop([NSItemProvider(object: "text" as NSString)])
    #expect(model.insertions == ["2, 1"])
    let first = try screen.find("first")
    await #expect(throws: (any Error).self) { try await first.drop([NSItemProvider(object: "text" as NSString)]) }
  }
}
