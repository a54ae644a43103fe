import CanopyTesting
import SwiftUI
import Testing

/// Custom dynamic properties made from those of the framework.
@MainActor @Suite struct DynamicPropertyTests {
  @Test("9.12 A dynamic property is updated before each run of the body")
  func updateRunsBeforeEachBody() throws {
    let log = Log()
    let screen = TestScreen { Logs(tracer: Tracer(log: log)) }
    #expect(log.lines == ["update", "body"])
    try screen.find("0").tap()
    #expect(log.lines == ["update", "body", "update", "body"])
  }

  @Test("9.12 Dynamic properties inside another are updated before it")
  func nestedPropertiesAreUpdatedFirst() {
    let log = Log()
    let screen = TestScreen { Nests(outer: OuterTracer(log: log, inner: InnerTracer(log: log))) }
    #expect(screen.texts == ["nested"])
    #expect(log.lines == ["inner", "outer"])
  }

  @Test func propertiesAreUpdatedInTheOrderOfDeclaration() {
    let log = Log()
    let screen = TestScreen {
      Pair(first: NamedTracer(name: "first", log: log), second: NamedTracer(name: "second", log: log))
    }
    #expect(screen.texts == ["pair"])
    #expect(log.lines == ["first", "second"])
  }

  @Test func stateInsideAPropertyBelongsToTheView() throws {
    let screen = TestScreen {
      VStack {
        Clicks()
        Clicks()
      }
    }
    try screen.find("0 clicks").tap()
    #expect(screen.texts == ["1 clicks", "0 clicks"])
  }

  @Test func anEnvironmentPropertyInsideReadsTheEnvironmentOfTheView() {
    let screen = TestScreen {
      VStack {
        UnitView()
        UnitView().environment(\.unit, "m")
      }
    }
    #expect(screen.texts == ["unit km", "unit m"])
    screen.environment.unit = "mi"
    screen.update()
    #expect(screen.texts == ["unit mi", "unit m"])
  }

  @Test func theBodyDependsOnValuesReadInUpdate() {
    let screen = TestScreen { DerivedView() }
    #expect(screen.texts == ["derived km"])
    screen.environment.unit = "m"
    screen.update()
    #expect(screen.texts == ["derived m"])
  }

  @Test func eachViewHasItsOwnNamespace() throws {
    let screen = TestScreen {
      VStack {
        Named()
        Named()
      }
    }
    let before = screen.texts
    #expect(before[0] != before[1])
    try screen.find(before[0]).tap()
    #expect(screen.texts[0] == "again " + before[0])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

extension EnvironmentValues {
  @Entry fileprivate var unit = "km"
}

private struct Tracer: DynamicProperty {
  let log: Log
  func update() { MainActor.assumeIsolated { log.lines.append("update") } }
}

private struct Logs: View {
  var tracer: Tracer
  @State private var count = 0
  var body: some View {
    tracer.log.lines.append("body")
    return Button("\(count)") { count += 1 }
  }
}

private struct InnerTracer: DynamicProperty {
  let log: Log
  func update() { MainActor.assumeIsolated { log.lines.append("inner") } }
}

private struct OuterTracer: DynamicProperty {
  let log: Log
  var inner: InnerTracer
  func update() { MainActor.assumeIsolated { log.lines.append("outer") } }
}

private struct Nests: View {
  var outer: OuterTracer
  var body: some View { Text("nested") }
}

private struct NamedTracer: DynamicProperty {
  let name: String
  let log: Log
  func update() { MainActor.assumeIsolated { log.lines.append(name) } }
}

private struct Pair: View {
  var first: NamedTracer
  var second: NamedTracer
  var body: some View { Text("pair") }
}

private struct ClickCount: DynamicProperty {
  @State private var count = 0
  var text: String { "\(count) clicks" }
  func click() { count += 1 }
}

private struct Clicks: View {
  private var clicks = ClickCount()
  var body: some View { Button(clicks.text) { clicks.click() } }
}

private struct Unit: DynamicProperty {
  @Environment(\.unit) private var unit
  var text: String { "unit \(unit)" }
}

private struct UnitView: View {
  private var unit = Unit()
  var body: some View { Text(unit.text) }
}

private struct Derived: DynamicProperty {
  @Environment(\.unit) private var unit
  private(set) var text = ""
  mutating func update() { text = "derived \(unit)" }
}

private struct DerivedView: View {
  private var derived = Derived()
  var body: some View { Text(derived.text) }
}

private struct Named: View {
  @Namespace private var namespace
  @State private var isAgain = false
  var body: some View { Button("\(isAgain ? "again " : "")\(namespace.hashValue)") { isAgain = true } }
}
