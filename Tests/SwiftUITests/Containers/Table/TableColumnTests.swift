import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The columns of tables: their widths, and how people customize them.
@MainActor @Suite struct TableColumnTests {
  private typealias Person = TableTests.Person

  private final class Model: ObservableObject {
    @Published var columns = TableColumnCustomization<Person>()
  }

  private static let people = [Person(id: 1, name: "Anna", age: 28)]

  /// Three columns in a table whose columns have 500 points.
  private struct Columns: View {
    @ObservedObject var model: Model
    var direction = LayoutDirection.leftToRight
    var body: some View {
      Table(TableColumnTests.people, columnCustomization: $model.columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
        TableColumn("Id") { Text("#\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
      }
      .environment(\.interfaceIdiom, .desktop)
      .environment(\.layoutDirection, direction)
    }
  }

  private func screen(
    width: CGFloat = 515, @TableColumnBuilder<Person, Never> _ columns: () -> some TableColumnContent<Person, Never>
  ) -> TestScreen {
    let table = Table(Self.people, columns: columns).environment(\.interfaceIdiom, .desktop)
    return TestScreen(size: CGSize(width: width, height: 200)) { table }
  }

  // MARK: Widths

  @Test func fixedColumnsKeepTheirWidth() throws {
    let screen = screen {
      TableColumn("A", value: \.name).width(40)
      TableColumn("B", value: \.name).width(min: 50, ideal: 60, max: 80)
      TableColumn("C", value: \.name)
      TableColumn("D", value: \.name)
    }
    #expect(try screen.find("B").frame.minX == 18 + 40 + 17)
    #expect(try screen.find("C").frame.minX == 18 + 40 + 17 + 80 + 17)
    let rest = (500.0 - 4 * 17 - 40 - 80) / 2
    #expect(try screen.find("D").frame.minX == 18 + 40 + 17 + 80 + 17 + rest + 17)
  }

  @Test func slightOverflowIsShared() throws {
    // The columns need 2 * 117 + 15 points, of which 10 are missing.
    let screen = screen(width: 239) {
      TableColumn("A", value: \.name)
      TableColumn("B", value: \.name)
    }
    #expect(try abs(screen.find("B").frame.minX - (18 + 100 - 7.5 + 17)) <= 0.5)
  }

  @Test func columnsThatDoNotFitScroll() throws {
    let screen = screen(width: 300) {
      TableColumn("A", value: \.name).width(200)
      TableColumn("B", value: \.name).width(200)
      TableColumn("C") { Text("#\($0.id)") }
    }
    #expect(try screen.find("B").frame.minX == 18 + 200 + 17)
    #expect(!screen.texts.contains("C"))
    try screen.find("A").scroll(by: CGSize(width: 300, height: 0))
    screen.settle()
    #expect(screen.texts.contains("C"))
    #expect(screen.texts.contains("#1"))
  }

  @Test func columnsAreAligned() throws {
    let screen = screen {
      TableColumn("A", value: \.name)
      TableColumn("B") { Text("#\($0.id)") }.alignment(.trailing)
    }
    #expect(try screen.find("#1").frame.maxX == 515 - 14)
    #expect(try screen.find("B").frame.maxX == 515 - 14)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func dividersChangeWidths(_ direction: LayoutDirection) throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 200)) { Columns(model: model, direction: direction) }
    let before = try screen.find("Age").frame
    let isMirrored = direction == .rightToLeft
    let divider = isMirrored ? before.maxX + 10 : before.minX - 10
    let touch = screen.touch(at: CGPoint(x: divider, y: 14))
    touch.move(by: CGSize(width: isMirrored ? 30 : -30, height: 0), over: 0.2)
    touch.lift()
    screen.settle()
    #expect(try abs(screen.find("Age").frame.minX - before.minX) == 30)
    // The header isn't pressed, and the last column takes the room.
    #expect(try isMirrored == (screen.find("Age").frame.minX > before.minX))
  }

  @Test func assistiveTechnologiesChangeWidths() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 200)) { Columns(model: model) }
    let before = try screen.find("Age").frame.minX
    try screen.find(role: "slider", name: "Name").increment()
    #expect(try screen.find("Age").frame.minX == before + 10)
  }

  // MARK: Customization

  @Test func columnsAreHiddenByDefaultOrByPeople() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 200)) { Columns(model: model) }
    #expect(screen.texts == ["Name", "Age", "Anna", "28"])
    try screen.find("Age").secondaryClick()
    try screen.find("Id").tap()
    screen.settle()
    #expect(model.columns[visibility: "id"] == .visible)
    #expect(screen.texts.contains("#1"))
    model.columns[visibility: "name"] = .hidden
    screen.settle()
    #expect(!screen.texts.contains("Name"))
    #expect(model.columns[visibility: "age"] == .automatic)
  }

  @Test func headersAreDraggedToAnotherPlace() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 200)) { Columns(model: model) }
    try screen.find("Name").drag(by: CGSize(width: 300, height: 0))
    screen.settle()
    #expect(screen.texts == ["Age", "Name", "28", "Anna"])
    model.columns.resetOrder()
    screen.settle()
    #expect(screen.texts == ["Name", "Age", "Anna", "28"])
  }

  @Test func customizationIsStored() throws {
    var columns = TableColumnCustomization<Person>()
    columns[visibility: "name"] = .hidden
    let data = try JSONEncoder().encode(columns)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data) == columns)
  }

  @Test func sceneStoresColumns() throws {
    struct Program: View {
      @SceneStorage("columns") private var columns = TableColumnCustomization<TableTests.Person>()
      var body: some View {
        Button("hide") { columns[visibility: "name"] = .hidden }
        Text(columns[visibility: "name"] == .hidden ? "hidden" : "shown")
      }
    }
    let screen = TestScreen { Program() }
    try screen.find("hide").tap()
    #expect(screen.texts.contains("hidden"))
  }
}
