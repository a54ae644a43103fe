import CanopyTesting
import Combine
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Explanations use the names in the source code, and list every reason.
@MainActor @Suite struct ViewExplanationTests {
  private func reasons(_ screen: TestScreen, _ text: String) throws -> [ViewExplanation.Reason] {
    try #require(screen.explanation(of: screen.find(text)).runs.last).reasons
  }

  @Test func stateIsNamedByItsProperty() throws {
    let screen = TestScreen { Root() }
    try screen.find("count").tap()
    let reason = try #require(try reasons(screen, "t 1 1 1 en").first)
    #expect(reason.name == "_count")
    #expect(reason.kind == .state)
    #expect(reason.action == "tapping “count”")
    #expect(screen.explain(try screen.find("t 1 1 1 en")).contains("last because _count changed, by tapping “count”"))
  }

  @Test func aChangedViewIsExplainedByItsPropertiesAndTheirCause() throws {
    let screen = TestScreen { Root() }
    try screen.find("title").tap()
    let reason = try #require(try reasons(screen, "t! 0 1 1 en").first)
    #expect(reason.name == "title")
    #expect(reason.kind == .value)
    #expect(reason.because == ["the body of Root ran because _title changed"])
    #expect(reason.action == "tapping “title”")
  }

  @Test(.enabled(if: programKeepsNamesOfGetters, "Optimized code keeps no names of getters."))
  func anObservablePropertyIsNamed() throws {
    let screen = TestScreen { Root() }
    try screen.find("model").tap()
    #expect(try reasons(screen, "t 0 2 1 en").map(\.name) == ["Model.items"])
    try screen.find("model").tap()
    #expect(try reasons(screen, "t 0 3 1 en").map(\.name) == ["Model.items"])
    #expect(try reasons(screen, "t 0 3 1 en").first?.action == "tapping “model”")
  }

  @Test func aPublishedPropertyIsNamed() throws {
    let screen = TestScreen { Root() }
    try screen.find("object").tap()
    #expect(try reasons(screen, "t 0 1 2 en").map(\.name) == ["_object (OldModel.value)"])
    #expect(screen.explanation(of: try screen.find("t 0 1 2 en")).reads.contains("_object (OldModel)"))
  }

  @Test func anObjectThatSendsObjectWillChangeIsNamedByTheViewsProperty() throws {
    let screen = TestScreen { Root() }
    try screen.find("object").tap()
    try screen.find("send").tap()
    #expect(try reasons(screen, "t 0 1 2 en").map(\.name) == ["_object (OldModel)"])
  }

  @Test func transactionsAreWrittenAsCode() throws {
    let screen = TestScreen { Root() }
    try screen.find("quiet").tap()
    let run = try #require(screen.explanation(of: screen.find("t~ 0 1 1 en")).runs.last)
    #expect(run.transaction == "\\.isQuiet = true, \\.source = \"menu\"")
  }

  @Test func allReasonsAreListed() throws {
    let screen = TestScreen { Root() }
    try screen.find("two").tap()
    #expect(try reasons(screen, "t? 0 1 1 fr").map(\.name).sorted() == ["\\.locale", "title"])
    let locale = try #require(try reasons(screen, "t? 0 1 1 fr").first { $0.kind == .environment })
    #expect(locale.because.first?.hasPrefix("the body of Root ran because") == true)
    #expect(locale.action == "tapping “two”")
  }

  @Test func theHistoryOfRunsHasALimitedLength() throws {
    let screen = TestScreen { Root() }
    for _ in 0..<30 { try screen.find("count").tap() }
    let explanation = screen.explanation(of: try screen.find("t 30 1 1 en"))
    #expect(explanation.runCount == 31)
    #expect(explanation.runs.count == 10)
    try screen.find("title").tap()
    let text = screen.explain(try screen.find("t! 30 1 1 en"))
    #expect(text.contains("before that, newest first:\n    _count changed, by tapping “count”"))
  }

  @Test func modifiersAreNamedAsInSourceCode() throws {
    let screen = TestScreen { Text("off").disabled(true).font(.title).environment(\.locale, Locale(identifier: "de")) }
    let text = screen.explain(try screen.find("off"))
    #expect(text.contains("\\.isEnabled = false, set by disabled(_:) in the body of the root"))
    #expect(text.contains("set by font(_:) in"))
    #expect(text.contains("\\.locale = de, set by environment(\\.locale) in"))
  }

  @Test func keyPathsToClosuresAreReadable() throws {
    let screen = TestScreen { ReadsClosures().environment(\.closure, { "set" }).environment(\.map, { $0 + 1 }) }
    let text = screen.explain(try screen.find("set 2"))
    #expect(text.contains("it reads \\.closure, \\.map\n"))
    #expect(text.contains("set by environment(\\.closure) in"))
    #expect(text.contains("set by environment(\\.map) in"))
  }

  @Test func valuesResetByAPresentationAreListedOnceByReason() throws {
    let screen = TestScreen { Presents() }
    try screen.find("show").tap()
    try screen.find("show more").tap()
    let text = screen.explain(try screen.find("deep 7"))
    let resets = text.split(separator: "\n").filter { $0.contains("reset by sheet(isPresented:)") }
    #expect(resets.count == 1)
    #expect(text.contains("\\.level = 7, set by environment(\\.level)"))
    #expect(text.count < 2_000, "\(text)")
  }

  @Test func actionsOfModifiersAreNamedAsCauses() throws {
    let screen = TestScreen { Appears() }
    #expect(try reasons(screen, "2").first?.action == "onChange(of:initial:_:) after onAppear(perform:)")
  }

  @Test func theHostIsNamedAsACause() throws {
    let screen = TestScreen { ReadsClosures() }
    screen.environment.closure = { "host" }
    screen.update()
    #expect(try reasons(screen, "host 2").first?.action == "the host")
  }

  @Test func theWholeTreeIsExplained() throws {
    let screen = TestScreen { Root() }
    #expect(screen.explanations.compactMap(\.view).prefix(1) == ["Root"])
    #expect(screen.explanations.contains { $0.view == "Child" && $0.ancestors == ["Root"] })
  }

  @Test func explanationsAreJSON() throws {
    let screen = TestScreen { Root() }
    try screen.find("count").tap()
    let explanation = screen.explanation(of: try screen.find("t 1 1 1 en"))
    let decoded = try JSONDecoder().decode(ViewExplanation.self, from: Data(explanation.json.utf8))
    #expect(decoded == explanation)
    #expect(explanation.json.contains("\"name\" : \"_count\""))
  }

  @Test func aRemovedViewHasNoExplanation() throws {
    let screen = TestScreen { Comes() }
    let count = screen.explanations.count
    for _ in 0..<3 { try screen.find("toggle").tap() }
    #expect(screen.explanations.count == count - 1)
  }

  @Test func aTreeWithoutDiagnosticsHasNoExplanations() {
    let context = TreeContext()
    let tree = ViewTree(Comes(), environment: EnvironmentValues(), context: context)
    #expect(ViewExplanation.all(in: context).isEmpty)
    tree.end()
  }
}

extension Transaction {
  @Entry fileprivate var isQuiet = false
  @Entry fileprivate var source = ""
}

extension EnvironmentValues {
  @Entry fileprivate var closure: () -> String = { "default" }
  @Entry fileprivate var map: (Int) -> Int = { $0 * 2 }
  @Entry fileprivate var level = 0
}

@Observable private final class Model {
  var items = 1
  var other = 0
}

private final class OldModel: ObservableObject {
  @Published var value = 1
}

private struct Root: View {
  @State private var title = "t"
  @State private var locale = "en"
  @State private var model = Model()
  @StateObject private var object = OldModel()
  var body: some View {
    VStack {
      Button("title") { title += "!" }
      Button("model") { model.items += 1 }
      Button("object") { object.value += 1 }
      Button("send") { object.objectWillChange.send() }
      Button("quiet") {
        withTransaction(\.isQuiet, true) { withTransaction(\.source, "menu") { title += "~" } }
      }
      Button("two") {
        locale = "fr"
        title += "?"
      }
      Child(title: title, object: object).environment(model).environment(\.locale, Locale(identifier: locale))
    }
  }
}

private struct Child: View {
  let title: String
  @State private var count = 0
  @Environment(\.locale) private var locale
  @Environment(Model.self) private var model
  @ObservedObject var object: OldModel
  var body: some View {
    Text(verbatim: "\(title) \(count) \(model.items) \(object.value) \(locale.identifier)")
    Button("count") { count += 1 }
  }
}

private struct ReadsClosures: View {
  @Environment(\.closure) private var closure
  @Environment(\.map) private var map
  var body: some View { Text(verbatim: "\(closure()) \(map(1))") }
}

private struct Presents: View {
  @State private var isShown = false
  @State private var isMoreShown = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("show more") { isMoreShown = true }.sheet(isPresented: $isMoreShown) { Deep() }
      }
      .environment(\.level, 7)
  }
}

private struct Deep: View {
  @Environment(\.level) private var level
  var body: some View { Text(verbatim: "deep \(level)") }
}

private struct Appears: View {
  @State private var number = 0
  var body: some View {
    Text(verbatim: "\(number)").onAppear { number = 1 }.onChange(of: number) { if number == 1 { number = 2 } }
  }
}

private struct Comes: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }
      if isShown { Deep() }
    }
  }
}
