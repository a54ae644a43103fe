import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Selecting rows by touch, pointer, keyboard and accessibility.
@MainActor @Suite struct ListSelectionTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private final class Model: ObservableObject {
    @Published var one: Int?
    @Published var many: Set<Int> = []
    @Published var tag = "b"
  }

  private struct One: View {
    @ObservedObject var model: Model
    var body: some View { List((1...5).map { Item(id: $0) }, selection: $model.one) { Row(item: $0) } }
  }

  private struct Many: View {
    @ObservedObject var model: Model
    var isEditing = false
    var body: some View {
      List((1...5).map { Item(id: $0) }, selection: $model.many) { Row(item: $0) }
        .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(item.name) }
  }

  @Test func tapSelectsARow() throws {
    let model = Model()
    let screen = TestScreen { One(model: model) }
    try screen.find("Item 2").tap()
    #expect(model.one == 2)
    try screen.find("Item 4").tap()
    #expect(model.one == 4)
  }

  @Test func wholeRowIsTheTarget() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { One(model: model) }
    let y = try screen.find("Item 3").frame.midY
    screen.touch(at: CGPoint(x: 360, y: y)).lift()
    #expect(model.one == 3)
  }

  @Test func tagsSelectRowsOutsideOfData() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List(selection: $model.tag) {
          Text("First").tag("a")
          Text("Second").tag("b")
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    #expect(try screen.find("Second").traits.contains("isSelected"))
    try screen.find("First").tap()
    #expect(model.tag == "a")
    #expect(try screen.find("First").traits.contains("isSelected"))
  }

  @Test func severalRowsAreSelectedWhileEditing() throws {
    let model = Model()
    let screen = TestScreen { Many(model: model, isEditing: true) }
    try screen.find("Item 1").tap()
    try screen.find("Item 3").tap()
    #expect(model.many == [1, 3])
    try screen.find("Item 1").tap()
    #expect(model.many == [3])
  }

  @Test func clickWithControlTogglesARow() throws {
    let model = Model()
    let screen = TestScreen { Many(model: model).environment(\.interfaceIdiom, .desktop) }
    try screen.find("Item 1").tap()
    screen.hold(.control)
    try screen.find("Item 3").tap()
    #expect(model.many == [1, 3])
    screen.hold([])
    try screen.find("Item 2").tap()
    #expect(model.many == [2])
  }

  @Test func arrowKeysMoveTheSelection() throws {
    let model = Model()
    let screen = TestScreen { One(model: model) }
    try screen.find("Item 2").tap()
    screen.press(.downArrow)
    #expect(model.one == 3)
    screen.press(.upArrow)
    screen.press(.upArrow)
    #expect(model.one == 1)
    screen.press(.end)
    #expect(model.one == 5)
    screen.press(.home)
    #expect(model.one == 1)
  }

  @Test func shiftAddsRowsToTheSelection() throws {
    let model = Model()
    let screen = TestScreen { Many(model: model).environment(\.interfaceIdiom, .desktop) }
    try screen.find("Item 2").tap()
    screen.press(.downArrow, modifiers: .shift)
    screen.press(.downArrow, modifiers: .shift)
    #expect(model.many == [2, 3, 4])
  }

  @Test func shiftSelectsTheRowsInBetween() throws {
    let model = Model()
    let screen = TestScreen { Many(model: model).environment(\.interfaceIdiom, .desktop) }
    try screen.find("Item 4").tap()
    screen.hold(.shift)
    try screen.find("Item 2").tap()
    #expect(model.many == [2, 3, 4])
    try screen.find("Item 5").tap()
    #expect(model.many == [4, 5])
    screen.hold([])
    screen.press(.upArrow, modifiers: .shift)
    screen.press(.upArrow, modifiers: .shift)
    #expect(model.many == [3, 4])
  }

  @Test func allRowsAreSelectedAlsoOutOfSight() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List(selection: $model.many) {
          ForEach(0..<500) { Text("Row \($0)") }
          Text("tagged").tag(1000)
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("Row 1").tap()
    screen.press("a", modifiers: .control)
    #expect(model.many == Set(0..<500).union([1000]))
  }

  @Test func typedCharactersSelectTheNextRow() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List(Array(["Ähre", "Birne", "Apfel", "Aprikose"].enumerated()), id: \.offset, selection: $model.one) {
          Text($0.element)
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("Birne").tap()
    screen.press("a")
    #expect(model.one == 2)
    screen.press("p")
    screen.press("r")
    #expect(model.one == 3)
    screen.advance(by: 2)
    screen.press("a")
    #expect(model.one == 0)
  }

  @Test func arrowKeysExpandAGroup() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List(selection: $model.one) {
          DisclosureGroup("group") { Text("inside").tag(2) }.tag(1)
          Text("last").tag(3)
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("last").tap()
    screen.press(.upArrow)
    #expect(model.one == 1)
    screen.press(.rightArrow)
    screen.settle()
    #expect(screen.texts == ["group", "inside", "last"])
    screen.press(.leftArrow)
    screen.settle()
    #expect(screen.texts == ["group", "last"])
  }

  @Test func keyboardScrollsToTheSelection() throws {
    struct Program: View {
      @State private var selection: Int? = 0
      var body: some View { List(0..<200, selection: $selection) { Text("Row \($0)") } }
    }
    let screen = TestScreen { Program() }
    try screen.find("Row 0").tap()
    for _ in 0..<40 { screen.press(.downArrow) }
    #expect(try screen.find("Row 40").isVisible)
    #expect(try screen.find("Row 40").traits.contains("isSelected"))
  }

  @Test func assistiveTechnologiesSelectRows() throws {
    let model = Model()
    let screen = TestScreen { One(model: model) }
    try screen.find("Item 5").activate()
    #expect(model.one == 5)
    #expect(try screen.find("Item 5").traits.contains("isSelected"))
  }

  @Test func disabledSelectionIsLeftAlone() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List(selection: $model.one) {
          Text("no").tag(1).selectionDisabled()
          Text("yes").tag(2)
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Program(model: model) }
    try screen.find("yes").tap()
    let disabled = try screen.find("no").frame
    screen.touch(at: CGPoint(x: disabled.midX, y: disabled.midY)).lift()
    #expect(model.one == 2)
  }

  @Test func selectionRunsNoBodyOfARow() throws {
    let model = Model()
    let screen = TestScreen { One(model: model) }
    screen.resetCounts()
    try screen.find("Item 2").tap()
    #expect(screen.bodyCount(of: Row.self) == 0)
  }

  // MARK: Menus

  @Test func menuIsForTheSelectedRows() throws {
    struct Program: View {
      @ObservedObject var model: Model
      let log: ActionLog
      var body: some View {
        List((1...4).map { Item(id: $0) }, selection: $model.many) { Row(item: $0) }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Log \(ids.count)") { log.add("\(ids.sorted())") }
          } primaryAction: {
            log.add("open \($0.sorted())")
          }
          .environment(\.interfaceIdiom, .desktop)
      }
    }
    let (model, log) = (Model(), ActionLog())
    model.many = [1, 2]
    let screen = TestScreen { Program(model: model, log: log) }
    try screen.find("Item 2").secondaryClick()
    try screen.find("Log 2").tap()
    try screen.find("Item 4").secondaryClick()
    try screen.find("Log 1").tap()
    #expect(log.lines == ["[1, 2]", "[4]"])
    try screen.find("Item 3").tap()
    screen.press(.return)
    #expect(log.lines.last == "open [3]")
  }

  // MARK: Buttons in rows

  @Test func rowIsPressedForItsOnlyButton() throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) {
      List {
        Button("press") { log.add("press") }
        HStack {
          Button("left") { log.add("left") }
          Spacer()
          Button("right") { log.add("right") }
        }
      }
    }
    screen.touch(at: CGPoint(x: 360, y: try screen.find("press").frame.midY)).lift()
    #expect(log.lines == ["press"])
    screen.touch(at: CGPoint(x: 200, y: try screen.find("left").frame.midY)).lift()
    #expect(log.lines == ["press"])
    try screen.find("right").tap()
    #expect(log.lines == ["press", "right"])
  }
}
