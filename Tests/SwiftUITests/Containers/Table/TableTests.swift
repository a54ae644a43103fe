import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The rows of tables: their places, sorting, selecting, and the form of the phone.
@MainActor @Suite struct TableTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  final class Model: ObservableObject {
    @Published var people = [
      Person(id: 1, name: "Anna", age: 28), Person(id: 2, name: "bob 10", age: 9),
      Person(id: 3, name: "Bob 9", age: 101),
    ]
    @Published var one: Int?
    @Published var many: Set<Int> = []
    @Published var order: [KeyPathComparator<Person>] = []
    @Published var log: [String] = []
  }

  private struct People: View {
    @ObservedObject var model: Model
    var idiom = InterfaceIdiom.desktop
    var body: some View {
      Table(model.people, selection: $model.many, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
        TableColumn("Letter") { Text($0.name.prefix(1)) }
      }
      .onChange(of: model.order) { model.people.sort(using: model.order) }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Log \(ids.count)") { model.log.append("\(ids.sorted())") }
      }
      .environment(\.interfaceIdiom, idiom)
    }
  }

  private func screen(_ model: Model, idiom: InterfaceIdiom = .desktop) -> TestScreen {
    TestScreen(size: CGSize(width: 515, height: 300)) { People(model: model, idiom: idiom) }
  }

  // MARK: Places

  /// The figures of macOS 26: three columns share 500 points, each of which needs 17 more than its content.
  @Test func headersAndRowsHaveTheirPlaces() throws {
    let screen = screen(Model())
    #expect(try screen.find("Name").frame.minX == 18)
    #expect(abs(try screen.find("Name").frame.midY - 14) <= 0.5)
    #expect(try screen.find("Anna").frame.minX == 18)
    #expect(try screen.find("Anna").frame.minY == 33 + 4)
    #expect(try screen.find("bob 10").frame.minY == 33 + 24 + 4)
    let pitch = (500.0 - 3 * 17) / 3
    let width = (pitch * 2).rounded(.up) / 2
    #expect(try screen.find("28").frame.minX == 18 + width + 17)
    #expect(try screen.find("Age").frame.minX == 18 + width + 17)
    #expect(screen.issues.isEmpty)
  }

  @Test func headersCanBeHidden() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 300)) { People(model: model).tableColumnHeaders(.hidden) }
    #expect(screen.findAll("Name").isEmpty)
    #expect(try screen.find("Anna").frame.minY == 14)
  }

  @Test func phoneShowsTheFirstColumn() throws {
    let model = Model()
    let screen = screen(model, idiom: .phone)
    #expect(screen.texts == ["Anna", "bob 10", "Bob 9"])
    try screen.find("Anna").tap()
    #expect(model.many == [1])
  }

  @Test func columnsMirrorFromRightToLeft() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 515, height: 300)) {
      People(model: model).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try screen.find("Name").frame.maxX == 515 - 18)
    #expect(try screen.find("Anna").frame.maxX == 515 - 18)
    #expect(try screen.find("Age").frame.maxX < 515 - 18 - 150)
  }

  // MARK: Sorting

  @Test func headersSortAndReverse() throws {
    let model = Model()
    let screen = screen(model)
    try screen.find("Age").tap()
    #expect(model.people.map(\.age) == [9, 28, 101])
    try screen.find("Age").tap()
    #expect(model.people.map(\.age) == [101, 28, 9])
    #expect(model.order.map(\.order) == [.reverse])
    try screen.find("Name").tap()
    #expect(model.order.count == 2)
    #expect(model.order.first?.keyPath == \Person.name)
    try screen.find("Letter").tap()
    #expect(model.order.count == 2)
  }

  @Test func textsAreSortedAsPeopleDo() throws {
    let model = Model()
    let screen = screen(model)
    try screen.find("Name").tap()
    #expect(model.people.map(\.name) == ["Anna", "Bob 9", "bob 10"])
  }

  @Test func headerKnowsTheOrderOfTheApp() throws {
    let model = Model()
    model.order = [KeyPathComparator(\.name, order: .reverse)]
    let screen = screen(model)
    #expect(try screen.find("Name").value == "Sorted descending")
    #expect(try screen.find("Age").value == nil)
    try screen.find("Name").tap()
    #expect(model.order.map(\.order) == [.forward])
    #expect(try screen.find("Name").value == "Sorted ascending")
  }

  @Test func assistiveTechnologiesSort() throws {
    let model = Model()
    let screen = screen(model)
    try screen.find(role: "column header", name: "Age").activate()
    #expect(model.people.map(\.age) == [9, 28, 101])
    #expect(try screen.find(role: "column header", name: "Letter").actions.isEmpty)
  }

  @Test func appsSortWithTheirComparators() throws {
    struct Length: SortComparator, Hashable {
      var order = SortOrder.forward
      func compare(_ first: Person, _ second: Person) -> ComparisonResult {
        let (a, b) = order == .forward ? (first, second) : (second, first)
        if a.name.count == b.name.count { return .orderedSame }
        return a.name.count < b.name.count ? .orderedAscending : .orderedDescending
      }
    }
    struct Program: View {
      @ObservedObject var model: Model
      @State private var order = [Length(order: .reverse)]
      var body: some View {
        Table(model.people.sorted(using: order), sortOrder: $order) {
          TableColumn("Length", sortUsing: Length()) { Text($0.name) }
          TableColumn("Age") { Text("\($0.age)") }
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 200)) { Program(model: model) }
    #expect(
      screen.texts.filter { $0.contains("b") || $0.contains("B") || $0 == "Anna" } == ["bob 10", "Bob 9", "Anna"])
    try screen.find("Length").tap()
    #expect(
      screen.texts.filter { $0.contains("b") || $0.contains("B") || $0 == "Anna" } == ["Anna", "Bob 9", "bob 10"])
  }

  // MARK: Selecting

  @Test func rowsAreSelectedByPointerAndKeys() throws {
    let model = Model()
    let screen = screen(model)
    // The whole row is the target, not only its texts.
    screen.touch(at: CGPoint(x: 480, y: try screen.find("Anna").frame.midY)).lift()
    #expect(model.many == [1])
    screen.press(.downArrow)
    #expect(model.many == [2])
    screen.press(.downArrow, modifiers: .shift)
    #expect(model.many == [2, 3])
    screen.press("a", modifiers: .control)
    #expect(model.many == [1, 2, 3])
  }

  @Test func oneRowIsSelected() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        Table(model.people, selection: $model.one) { TableColumn("Name", value: \.name) }
          .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 200)) { Program(model: model) }
    try screen.find("bob 10").tap()
    #expect(model.one == 2)
  }

  @Test func rowsOutsideOfDataAreSelected() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        Table(of: Person.self, selection: $model.many) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 5, name: "single", age: 1))
          DisclosureTableRow(Person(id: 6, name: "group", age: 1)) { TableRow(Person(id: 7, name: "inside", age: 1)) }
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 200)) { Program(model: model) }
    try screen.find("single").tap()
    #expect(model.many == [5])
    screen.press(.downArrow)
    screen.press(.rightArrow)
    screen.settle()
    screen.press(.downArrow, modifiers: .shift)
    #expect(model.many == [6, 7])
  }

  @Test func menuIsForTheSelectedRows() throws {
    let model = Model()
    model.many = [1, 3]
    let screen = screen(model)
    try screen.find("Bob 9").secondaryClick()
    try screen.find("Log 2").tap()
    #expect(model.log == ["[1, 3]"])
  }

  @Test func cellsAreReadAsOneRow() throws {
    let model = Model()
    let screen = screen(model)
    #expect(try screen.find("Anna").label == "Anna, 28, A")
  }

  // MARK: Rows

  @Test func rowsAreWrittenOut() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if model.people.count > 1 { TableColumn("Age") { Text("\($0.age)") } }
          TableColumnForEach(0..<2) { index in TableColumn("Column \(index)") { (_: Person) in Text("\(index)") } }
        } rows: {
          TableRow(Person(id: 7, name: "first", age: 1))
          Section("Section") {
            ForEach(model.people) { person in
              TableRow(person).contextMenu { Button("Remove") { model.people.removeAll { $0.id == person.id } } }
            }
          }
          if model.people.count > 2 { ForEach(model.people.map { Person(id: $0.id + 10, name: "copy", age: $0.age) }) }
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 500, height: 400)) { Program(model: model) }
    #expect(screen.texts.prefix(4) == ["Name", "Age", "Column 0", "Column 1"])
    #expect(screen.texts.contains("Section"))
    #expect(screen.texts.filter { $0 == "copy" }.count == 3)
    try screen.find("Anna").secondaryClick()
    try screen.find("Remove").tap()
    screen.settle()
    #expect(!screen.texts.contains("Anna"))
    #expect(!screen.texts.contains("copy"))
  }

  @Test func onlyRowsInSightAreMade() throws {
    struct Cell: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    struct Program: View {
      let rows = (0..<100_000).map { Person(id: $0, name: "", age: $0) }
      var body: some View {
        Table(rows) {
          TableColumn("Number") { Cell(number: $0.age) }
          TableColumn("Age") { Text("\($0.age)") }
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Program() }
    #expect(screen.bodyCount(of: Cell.self) < 100)
    #expect(screen.texts.contains("Row 5"))
    #expect(!screen.texts.contains("Row 50"))
  }

  @Test func selectionRunsNoCell() throws {
    struct Cell: View {
      let person: Person
      var body: some View { Text(person.name) }
    }
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        Table(model.people, selection: $model.many) { TableColumn("Name") { Cell(person: $0) } }
          .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Program(model: model) }
    screen.resetCounts()
    try screen.find("Anna").tap()
    #expect(model.many == [1])
    #expect(screen.bodyCount(of: Cell.self) == 0)
  }
}
