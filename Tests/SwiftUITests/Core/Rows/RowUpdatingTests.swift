import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The bodies and elements that an update of rows touches, and the dependencies of their builder.
@MainActor @Suite struct RowUpdatingTests {
  private let model = Model()
  private let log = ActionLog()

  private func lines() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  // MARK: The builder

  @Test func theBuilderIsCalledOncePerElement() {
    let screen = TestScreen { Built(model: model, log: log) }
    #expect(lines() == ["a", "b", "c"])
    model.names.append("d")
    screen.update()
    #expect(lines() == ["a", "b", "c", "d"])
    screen.update()
    #expect(lines() == [])
  }

  @Test func aBuilderThatReadsSomethingRunsWithoutItsBody() {
    let screen = TestScreen { Suffixed(model: model, log: log) }
    #expect(screen.texts == ["a!", "b!", "c!"])
    screen.resetCounts()
    model.suffix = "?"
    screen.update()
    #expect(screen.texts == ["a?", "b?", "c?"])
    #expect(screen.bodyCount(of: Suffixed.self) == 0)
  }

  @Test func aBuilderStopsFollowingWhatItNoLongerReads() {
    let screen = TestScreen { Suffixed(model: model, log: log) }
    model.hasSuffix = false
    screen.update()
    #expect(screen.texts == ["a", "b", "c"])
    _ = lines()
    model.suffix = "?"
    screen.update()
    #expect(lines() == [])
  }

  @Test func aBuilderWithoutElementsReadsNothing() {
    model.names = []
    let screen = TestScreen { Suffixed(model: model, log: log) }
    model.suffix = "?"
    screen.update()
    #expect(lines() == [])
    model.names = ["x"]
    screen.update()
    #expect(screen.texts == ["x?"])
    model.suffix = "."
    screen.update()
    #expect(screen.texts == ["x."])
  }

  @Test func aChangeOfTheDataAndOfWhatTheBuilderReadsRunsItOnce() {
    let screen = TestScreen { Suffixed(model: model, log: log) }
    _ = lines()
    (model.names, model.suffix) = (["z"], "?")
    screen.update()
    #expect(lines() == ["z"])
    #expect(screen.texts == ["z?"])
  }

  @Test func anOuterRowBuilderIsNotRunForAnInnerOne() {
    let screen = TestScreen { Table(model: model, log: log) }
    #expect(lines() == ["row a", "row b", "row c", "cell a", "cell b", "cell c"])
    model.suffix = "?"
    screen.update()
    #expect(lines() == ["cell a", "cell b", "cell c"])
  }

  @Test func removedRowsNoLongerFollowAnything() {
    let screen = TestScreen { Removable(model: model, log: log) }
    _ = lines()
    model.isShown = false
    screen.update()
    model.suffix = "?"
    screen.update()
    #expect(lines() == [])
    #expect(screen.texts.isEmpty)
  }

  // MARK: Order

  @Test func newRowsComeBeforeOthersGo() {
    let screen = TestScreen { Living(model: model, log: log) }
    _ = lines()
    model.names = ["a", "x", "c"]
    screen.update()
    #expect(lines() == ["+x", "-b"])
  }

  @Test func rowsGoInTheirFormerOrder() {
    let screen = TestScreen { Living(model: model, log: log) }
    _ = lines()
    model.names = []
    screen.update()
    #expect(lines() == ["-a", "-b", "-c"])
  }

  @Test func rowsComeInTheOrderOfTheData() {
    model.names = []
    let screen = TestScreen { Living(model: model, log: log) }
    model.names = ["z", "y", "x"]
    screen.update()
    #expect(lines() == ["+z", "+y", "+x"])
  }

  // MARK: Memory and work

  @Test func aRowIsReleasedWithItsElement() {
    let tokens = Tokens()
    let screen = TestScreen { Held(tokens: tokens) }
    weak let (first, second) = (tokens.all[0], tokens.all[1])
    tokens.all.removeFirst()
    screen.update()
    #expect(first == nil && second != nil)
    screen.close()
  }

  @Test func aReplacedRowWithTheSameIdentifierReleasesItsFormerValue() {
    let tokens = Tokens()
    let screen = TestScreen { Held(tokens: tokens) }
    weak let former = tokens.all[0]
    tokens.all[0] = Token(1)
    screen.update()
    #expect(former == nil)
    #expect(screen.texts == ["1", "2"])
  }

  @Test func anAppendedRowRunsOneBody() {
    let screen = TestScreen { Cells(model: model) }
    screen.resetCounts()
    model.names.append("d")
    screen.update()
    #expect(screen.bodyCount(of: Cell.self) == 1 && screen.bodyCount(of: Cells.self) == 1)
    screen.resetCounts()
    model.names.removeFirst()
    screen.update()
    #expect(screen.bodyCount(of: Cell.self) == 0)
  }

  @Test func aThousandRowsCanBeReversed() {
    model.names = (0..<1_000).map(String.init)
    let screen = TestScreen { Cells(model: model) }
    screen.resetCounts()
    model.names.reverse()
    screen.update()
    #expect(screen.bodyCount(of: Cell.self) == 0)
    #expect(screen.issues.isEmpty)
  }

  // MARK: Forms

  @Test func elementsAreIdentifiedByThemselvesOrByAPath() {
    let screen = TestScreen {
      ForEach(["b", "a"], id: \.self) { Text($0) }
      ForEach(["x", "yy"], id: \.count) { Text("\($0.count)") }
      ForEach([Numbered(id: 7)]) { Text("item \($0.id)") }
    }
    #expect(screen.texts == ["b", "a", "1", "2", "item 7"])
    #expect(screen.issues.isEmpty)
  }

  @Test func theDataOfAForEachCanBeRead() {
    let list = ForEach([3, 1, 2], id: \.self) { Text("\($0)") }
    #expect(list.data == [3, 1, 2])
    func count(_ content: some DynamicViewContent) -> Int { content.data.count }
    #expect(count(list) == 3)
    #expect(count(ForEach(0..<5) { Text("\($0)") }) == 5)
  }

  @Test func bindingsAreIdentifiedByAPathOfTheElements() throws {
    let screen = TestScreen { Bound() }
    try screen.find("ada false").tap()
    #expect(screen.texts == ["ada true", "bob false"])
    try screen.find("bob false").tap()
    #expect(screen.texts == ["ada true", "bob true"])
  }

  @Test func aBindingToARemovedElementChangesNothing() throws {
    let keeper = BindingKeeper()
    let screen = TestScreen { Shrinking(keeper: keeper) }
    try screen.find("remove").tap()
    let binding = try #require(keeper.binding)
    binding.wrappedValue.isOn = true
    screen.update()
    #expect(screen.texts == ["remove", "ada"])
  }
}

@Observable private final class Model {
  var names = ["a", "b", "c"]
  var suffix = "!"
  var hasSuffix = true
  var isShown = true
}

private final class Token: Identifiable {
  let id: Int
  init(_ id: Int) { self.id = id }
}

@Observable private final class Tokens {
  var all = [Token(1), Token(2)]
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct Person {
  let name: String
  var isOn = false
}

private struct Built: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    ForEach(model.names, id: \.self) { name in
      let _ = log.add(name)
      Text(name)
    }
  }
}

private struct Suffixed: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    ForEach(model.names, id: \.self) { name in
      let _ = log.add(name)
      Text(model.hasSuffix ? name + model.suffix : name)
    }
  }
}

private struct Table: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    ForEach(model.names, id: \.self) { name in
      let _ = log.add("row \(name)")
      ForEach(0..<1, id: \.self) { _ in
        let _ = log.add("cell \(name)")
        Text(name + model.suffix)
      }
    }
  }
}

private struct Removable: View {
  let model: Model
  let log: ActionLog
  var body: some View { if model.isShown { Suffixed(model: model, log: log) } }
}

private struct Living: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    VStack {
      ForEach(model.names, id: \.self) { name in
        Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
      }
    }
  }
}

private struct Held: View {
  let tokens: Tokens
  var body: some View { ForEach(tokens.all) { HeldRow(token: $0) } }
}

private struct HeldRow: View {
  let token: Token
  var body: some View { Text("\(token.id)") }
}

private struct Cells: View {
  let model: Model
  var body: some View { VStack { ForEach(model.names, id: \.self) { Cell(name: $0) } } }
}

private struct Cell: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Bound: View {
  @State private var people = [Person(name: "ada"), Person(name: "bob")]

  var body: some View {
    ForEach($people, id: \.name) { $person in
      Button("\(person.name) \(person.isOn)") { person.isOn.toggle() }
    }
  }
}

private final class BindingKeeper {
  var binding: Binding<Person>?
}

private struct Shrinking: View {
  let keeper: BindingKeeper
  @State private var people = [Person(name: "ada"), Person(name: "bob")]

  var body: some View {
    Button("remove") { people.removeLast() }
    ForEach($people, id: \.name) { $person in
      let _ = person.name == "bob" ? (keeper.binding = $person) : ()
      Text(person.name)
    }
  }
}
