import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The output of `Self._printChanges()`.
@MainActor @Suite struct PrintingChangesTests {
  @Test(arguments: [true, false]) func changesAreNamedAsInSource(isDiagnosed: Bool) {
    let log = Log()
    let model = Model()
    let context = TreeContext(isDiagnosed: isDiagnosed)
    let tree = ViewTree(Parent(log: log, model: model), environment: EnvironmentValues(), context: context)
    #expect(log.take() == ["Child: @self, @identity, _count, _level changed."])
    log.count?.wrappedValue += 1
    ViewRuntime.update()
    #expect(log.take() == ["Child: _count changed."])
    log.title?.wrappedValue += "!"
    ViewRuntime.update()
    #expect(log.take() == ["Child: @self changed."])
    log.title?.wrappedValue += "!"
    log.count?.wrappedValue += 1
    ViewRuntime.update()
    #expect(log.take() == ["Child: @self, _count changed."])
    var values = EnvironmentValues()
    values.level = 1
    tree.setEnvironment(values)
    #expect(log.take() == ["Child: _level changed."])
    model.number += 1
    ViewRuntime.update()
    #expect(log.take() == ["Child: @dependencies changed."])
    tree.end()
  }

  /// The first update may take several rounds.
  @Test func anObjectReadForTheFirstTimeIsNotPrintedAsChanged() {
    let log = Log()
    let screen = TestScreen { WithObject(log: log) }
    #expect(screen.texts == ["1 0"])
    #expect(
      log.take() == ["WithObject: @self, @identity, _count, _object changed.", "WithObject: _count changed."])
  }

  @Test func modifiersPrintTheirChanges() throws {
    let log = Log()
    let screen = TestScreen { Text("text").modifier(Counting(log: log)) }
    #expect(log.take() == ["Counting: @self, @identity, _count changed."])
    try screen.find("more").tap()
    #expect(log.take() == ["Counting: _count changed."])
  }

  @Test func viewsWithoutDynamicPropertiesHaveNoIdentityAndNestedNamesAreComplete() {
    let log = Log()
    _ = TestScreen {
      Enclosing.Plain(log: log)
      Enclosing.Stateful(log: log)
    }
    #expect(log.take() == ["Enclosing.Plain: @self changed.", "Enclosing.Stateful: @self, @identity, _count changed."])
  }

  @Test func outsideABodyTheOutputStatesThatNoBodyIsRunning() {
    #expect(changesOfRunningBody(of: Child.self) == "Child: no body is running.")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

@Observable private final class Model {
  var number = 0
}

@MainActor private final class Log {
  private var lines: [String] = []
  var title: Binding<String>?
  var count: Binding<Int>?
  func add(_ type: any Any.Type) { lines.append(changesOfRunningBody(of: type)) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Parent: View {
  let log: Log
  let model: Model
  @State private var title = "t"
  var body: some View {
    let _ = log.title = $title
    Child(log: log, title: title, model: model)
  }
}

private struct Child: View {
  let log: Log
  let title: String
  let model: Model
  @State private var count = 0
  @Environment(\.level) private var level
  var body: some View {
    let _ = log.add(Self.self)
    let _ = log.count = $count
    Text(verbatim: "\(title) \(count) \(level) \(model.number)")
  }
}

private struct Counting: ViewModifier {
  let log: Log
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = log.add(Self.self)
    VStack {
      content
      Text(verbatim: "\(count)")
      Button("more") { count += 1 }
    }
  }
}

private final class Numbers: ObservableObject { @Published var number = 0 }

private struct WithObject: View {
  let log: Log
  @State private var count = 0
  @StateObject private var object = Numbers()

  var body: some View {
    let _ = log.add(Self.self)
    Text("\(count) \(object.number)").onAppear { count += 1 }
  }
}

private enum Enclosing {
  struct Plain: View {
    let log: Log
    var body: some View {
      let _ = log.add(Self.self)
      Color.red
    }
  }

  struct Stateful: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.add(Self.self)
      Text("\(count)")
    }
  }
}
