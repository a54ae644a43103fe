import CanopyTesting
import Combine
import SwiftUI
import Testing

/// Expectations that public test suites have verified on Apple's systems, for rules that this framework shares.
@MainActor @Suite struct PublicExpectationsTests {
  // MARK: Lifecycle

  @Test("onAppear around AnyView(EmptyView()) at a root runs, and may set state") func anyViewOfEmptyViewRunsOnAppear()
  {
    let log = ActionLog()
    let screen = TestScreen { ErasedEmpty(log: log) }
    screen.settle()
    #expect(log.lines == ["appeared", "set: true"])
  }

  @Test("onAppear and onDisappear inside of id: appear, appear, disappear, and disappear at the end")
  func appearanceActionsInsideIDRunPerIdentity() throws {
    let log = ActionLog()
    let screen = TestScreen { Renewed(log: log, isInside: true) }
    try screen.find("renew").tap()
    #expect(log.lines == ["A", "A", "D"])
    screen.close()
    #expect(log.lines == ["A", "A", "D", "D"])
  }

  @Test("onAppear outside of id runs once") func onAppearOutsideIDRunsOnce() throws {
    let log = ActionLog()
    let screen = TestScreen { Renewed(log: log, isInside: false) }
    for _ in 0..<3 { try screen.find("renew").tap() }
    #expect(log.lines == ["A"])
  }

  @Test("onChange follows writes made by onAppear and later ones, with old and new values")
  func onChangeFollowsWritesOfOnAppear()
    throws
  {
    let log = ActionLog()
    let screen = TestScreen { Changing(log: log, initial: false) }
    try screen.find("next").activate()
    try screen.find("same").activate()
    #expect(log.lines == ["0>1", "1>2"])
  }

  @Test("onChange with initial: true runs first with the initial value twice")
  func initialOnChangeRunsWithInitialValueTwice() throws {
    let log = ActionLog()
    let screen = TestScreen { Changing(log: log, initial: true) }
    try screen.find("next").activate()
    #expect(log.lines == ["0>0", "0>1", "1>2"])
  }

  @Test("task runs once, and task(id:) again when the id changes") func taskRestartsWhenItsIDChanges() async throws {
    let log = ActionLog()
    let screen = TestScreen { Working(log: log) }
    await log.wait(for: 2)
    screen.update()
    try screen.find("next").tap()
    await log.wait(for: 3)
    screen.update()
    #expect(log.lines.sorted() == ["once", "with 0", "with 1"])
  }

  // MARK: Identity and comparison

  @Test("A view with == of its own is compared by it, around equatable() and for what isn't plain data")
  func equatableViewsAreComparedByEquality() throws {
    let screen = TestScreen { Numbers() }
    screen.resetCounts()
    try screen.find("count 0").tap()
    #expect(screen.bodyCount(of: Parity.self) == 0)
    #expect(screen.bodyCount(of: NamedParity.self) == 0)
    #expect(screen.bodyCount(of: Plain.self) == 1)
  }

  @Test("A view inside AnyView keeps its state while its type stays, and loses it with another")
  func anyViewKeepsStateWhileItsTypeStays()
    throws
  {
    let screen = TestScreen { Erased() }
    try screen.find("count 0").tap()
    try screen.find("again").tap()
    #expect(screen.texts.first == "count 1")
    try screen.find("other").tap()
    try screen.find("other").tap()
    #expect(screen.texts.first == "count 0")
  }

  // MARK: Environment and objects

  @Test("transformEnvironment and environment reach what is inside, and not the view that writes")
  func environmentModifiersAffectOnlyTheirContent() {
    let log = ActionLog()
    let screen = TestScreen {
      Reader(name: "outside", log: log)
      Writer(log: log)
    }
    #expect(screen.texts.isEmpty)
    #expect(log.lines == ["outside 0", "transformed 1", "written 2", "writer 0"])
  }

  @Test("Objects in the environment are read by their type; an optional one may be missing")
  func environmentObjectsAreReadByType() {
    let log = ActionLog()
    let screen = TestScreen {
      ObjectReader(log: log).environment(Model(1)).environmentObject(OldModel(2))
      ObjectReader(log: log).environment(Model?.none).environmentObject(OldModel(3))
    }
    #expect(log.lines == ["1 2", "nil 3"])
    #expect(screen.issues.isEmpty)
  }

  @Test("A view follows the object that it owns, and the one that it observes")
  func viewFollowsOwnedAndObservedObjects() throws {
    let screen = TestScreen { Owner() }
    try screen.find("owned 0").tap()
    #expect(screen.texts == ["owned 1", "observed 1"])
  }
}

private struct ErasedEmpty: View {
  let log: ActionLog
  @State private var isSet = false

  var body: some View {
    AnyView(EmptyView())
      .onAppear {
        log.add("appeared")
        isSet.toggle()
        log.add("set: \(isSet)")
      }
  }
}

private struct Renewed: View {
  let log: ActionLog
  let isInside: Bool
  @State private var id = 0

  var body: some View {
    VStack {
      if isInside {
        Color.red.onAppear { log.add("A") }.onDisappear { log.add("D") }.id(id)
      } else {
        Color.red.id(id).onAppear { log.add("A") }
      }
      Button("renew") { id += 1 }
    }
  }
}

private struct Changing: View {
  let log: ActionLog
  let initial: Bool
  @State private var value = 0

  var body: some View {
    Color.blue
      .onAppear { value = 1 }
      .onChange(of: value, initial: initial) { old, new in log.add("\(old)>\(new)") }
      .overlay {
        Button("next") { value = 2 }
        Button("same") { value = 2 }
      }
  }
}

private struct Working: View {
  let log: ActionLog
  @State private var value = 0

  var body: some View {
    Button("next") { value += 1 }
      .task { log.add("once") }
      .task(id: value) { log.add("with \(value)") }
  }
}

private struct Parity: View, Equatable {
  var number: Int
  nonisolated static func == (one: Self, other: Self) -> Bool { one.number % 2 == other.number % 2 }
  var body: some View { Color.red }
}

private struct NamedParity: View, Equatable {
  var number: Int
  let action: @MainActor () -> Void
  nonisolated static func == (one: Self, other: Self) -> Bool { one.number % 2 == other.number % 2 }
  var body: some View { Color.red.onAppear(perform: action) }
}

private struct Plain: View {
  var number: Int
  var body: some View { Color.red }
}

private struct Numbers: View {
  @State private var count = 0

  var body: some View {
    Parity(number: count).equatable()
    NamedParity(number: count) { count += 0 }
    Plain(number: count)
    Button("count \(count)") { count += 2 }
  }
}

private struct Erased: View {
  @State private var isOther = false
  @State private var updates = 0

  var body: some View {
    isOther ? AnyView(Text("other type")) : AnyView(Counter())
    Button("again") { updates += 1 }
    Button("other") { isOther.toggle() }
    Color.clear.id(updates)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var number = 0
}

private struct Reader: View {
  let name: String
  let log: ActionLog
  @Environment(\.number) private var number
  var body: some View { Color.red.onAppear { log.add("\(name) \(number)") } }
}

private struct Writer: View {
  let log: ActionLog
  @Environment(\.number) private var number

  var body: some View {
    VStack {
      Reader(name: "transformed", log: log).transformEnvironment(\.number) { $0 += 1 }
      Reader(name: "written", log: log).environment(\.number, 2)
    }
    .onAppear { log.add("writer \(number)") }
  }
}

@Observable private final class Model {
  let value: Int
  init(_ value: Int) { self.value = value }
}

private final class OldModel: ObservableObject {
  @Published var value: Int
  init(_ value: Int) { self.value = value }
}

private struct ObjectReader: View {
  let log: ActionLog
  @Environment(Model.self) private var model: Model?
  @EnvironmentObject private var oldModel: OldModel

  var body: some View {
    Color.red.onAppear { log.add("\(model.map { "\($0.value)" } ?? "nil") \(oldModel.value)") }
  }
}

private struct Owner: View {
  @StateObject private var model = OldModel(0)

  var body: some View {
    Button("owned \(model.value)") { model.value += 1 }
    Observer(model: model)
  }

  private struct Observer: View {
    @ObservedObject var model: OldModel
    var body: some View { Text("observed \(model.value)") }
  }
}
