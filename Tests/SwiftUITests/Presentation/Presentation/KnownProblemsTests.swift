import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// Known problems with environments and sheets, by number. Tests of problems with navigation, layout
/// or focus are in the suites of those.
@MainActor @Suite struct KnownProblemsTests {
  @Test func problem1AMissingObjectInASheetReportsItsReaderAndLocation() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try TestScreen { Shows(.sheet) { ReadsModel() } }.find("show").tap() }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: No Observable object of type Model found."), "\(text.prefix(1000))")
    #expect(text.contains("asked for by ReadsModel, in "))
    #expect(text.contains(", in Shows<ReadsModel>"))
  }

  @Test(arguments: [PresentationContainer.sheet, .fullScreenCover, .popover])
  func problem2ObjectsAndValuesReachEveryPresentation(container: PresentationContainer) throws {
    let screen = TestScreen { Shows(container) { ReadsModel() }.environment(Model("given")).environment(\.level, 3) }
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "given 3 true"])
    #expect(screen.issues.isEmpty)
  }

  @Test func problem3TheFirstCoverShowsTheCurrentState() throws {
    let screen = TestScreen { Stale() }
    try screen.find("set").tap()
    #expect(screen.texts == ["set", "after"])
  }

  @Test func problems4And5TestsSetTheEnvironmentOfAViewWithoutAHost() {
    let screen = TestScreen(environment: { $0.level = 9 }) { ReadsModel().environment(Model("test")) }
    #expect(screen.texts == ["test 9 true"])
  }

  @Test func problem6TheEnvironmentDescriptionOfASheetListsSettersAndHiddenValues() throws {
    let screen = TestScreen {
      Shows(.sheet) { ReadsModel().environment(\.level, 2) }.environment(Model("given")).environment(\.level, 1)
    }
    try screen.find("show").tap()
    let lines = try screen.find("given 2 true").environment.description.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("\\.level = 2, set by environment(\\.level) in the body of ") })
    #expect(lines.contains { $0.hasPrefix("    hides 1, set by environment(\\.level)") })
    #expect(lines.contains { $0.hasPrefix("object Model = ") })
  }

  @Test func problem9SeveralSheetsOfOneViewArePresentedInTurn() throws {
    let screen = TestScreen { ThreeSheets() }
    try screen.find("all").tap()
    for name in ["1", "2", "3"] {
      #expect(screen.texts == ["all", name])
      try screen.presentations[0].dismissByGesture()
    }
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func problem10AnEnvironmentCanBeCapturedAndAppliedToAnotherTree() throws {
    let screen = TestScreen { ReadsModel().environment(Model("given")).environment(\.level, 4) }
    let captured = try screen.find("given 4 true").environment
    let other = TestScreen { ReadsModel().environment(\.self, captured) }
    #expect(other.texts == ["given 4 true"])
  }

  @Test("6.5 Removing a preferred color scheme takes effect immediately, even while a sheet is presented")
  func problem11RemovingAPreferredColorSchemeTakesEffectImmediately() throws {
    let screen = TestScreen { Prefers() }
    #expect(try screen.find("toggle").environment.colorScheme == .dark)
    try screen.find("show").activate()
    #expect(try screen.find("inside").environment.colorScheme == .dark)
    try screen.find("toggle").activate()
    #expect(try screen.find("toggle").environment.colorScheme == .light)
    #expect(try screen.find("inside").environment.colorScheme == .light)
  }

  @Test func problem12TheFirstFrameOfASheetHasTheFinalEnvironment() throws {
    let log = Log()
    let screen = TestScreen {
      Shows(.sheet) { Logs(log: log) }.environment(\.level, 5).tint(.red).disabled(false)
    }
    try screen.find("show").tap()
    #expect(log.lines == ["5 true"])
  }

  @Test func problem14RowsInASheetHaveTheirObjectsBeforeTheirFirstBody() throws {
    let screen = TestScreen { Shows(.sheet) { ForEach(0..<3) { _ in ReadsModel() } }.environment(Model("row")) }
    try screen.find("show").tap()
    #expect(screen.texts == ["show"] + Array(repeating: "row 0 true", count: 3))
    #expect(screen.issues.isEmpty)
  }

  @Test func problem16DismissEndsOnePresentationAndRunsNoBody() throws {
    let screen = TestScreen { Shows(.sheet) { Shows(.fullScreenCover, name: "cover") { Dismisses() } } }
    try screen.find("show").tap()
    try screen.find("cover").tap()
    #expect(screen.presentations.map(\.kind) == [.sheet, .fullScreenCover])
    screen.resetCounts()
    try screen.find("dismiss").tap()
    #expect(screen.presentations.map(\.kind) == [.sheet])
    #expect(screen.bodyCount(of: Dismisses.self) == 0)
  }

  @Test func problem17ThePhaseIsDismissingDuringADismissGesture() throws {
    let screen = TestScreen { Shows(.sheet) { Text("content") } }
    try screen.find("show").tap()
    #expect(screen.presentations[0].presentation.dismissByGesture())
    screen.update()
    #expect(screen.presentations[0].phase == .dismissing(.gesture))
    #expect(try screen.find("content").environment.presentationPhase == .dismissing(.gesture))
  }

  @Test func problems18And19OnDismissRunsOnceWithTheItemWhenTheItemChanges() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.find("next").activate()
    try screen.find("next").activate()
    #expect(log.lines == ["gone 1"])
    #expect(screen.texts == ["next", "none", "item 2"])
    try screen.presentations[0].dismissByGesture()
    try screen.find("none").activate()
    #expect(log.lines == ["gone 1", "gone 2"])
  }

  @Test func problem20AnAlertRequestedDuringADismissalIsPresentedOnce() throws {
    let screen = TestScreen { SheetThenAlert() }
    try screen.find("show").tap()
    try screen.find("end").tap()
    #expect(screen.presentations.map(\.kind) == [.alert])
    try screen.find("OK").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.7 A sheet that the person dismisses also dismisses the sheets that its content presents")
  func problem21DismissingASheetDismissesTheSheetsOfItsContent() throws {
    let screen = TestScreen {
      Shows(.sheet) {
        Shows(.sheet, name: "inner") { Text("innermost").presentationBackgroundInteraction(.enabled) }
      }
    }
    try screen.find("show").tap()
    try screen.find("inner").tap()
    #expect(screen.presentations[0].presentation.dismissByGesture())
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts == ["show"])
  }

  @Test func problem24ASetValueSkipsTheDefaultAndReadingInAnInitIsReported() throws {
    CountedKey.asked = 0
    let screen = TestScreen { ReadsCounted().environment(\.counted, 1) }
    #expect(screen.texts == ["1"])
    #expect(CountedKey.asked == 0)
    let early = TestScreen { MakesEarlyReader() }
    #expect(early.issues.map(\.kind) == [.readOutsideView])
  }
}

@Observable private final class Model {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor private final class Log {
  var lines: [String] = []
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  fileprivate var counted: Int {
    get { self[CountedKey.self] }
    set { self[CountedKey.self] = newValue }
  }
}

private struct CountedKey: EnvironmentKey {
  nonisolated(unsafe) static var asked = 0
  static var defaultValue: Int {
    asked += 1
    return 0
  }
}

private struct Shows<Content: View>: View {
  let container: PresentationContainer
  let name: String
  let content: () -> Content
  @State private var isShown = false

  init(_ container: PresentationContainer, name: String = "show", @ViewBuilder content: @escaping () -> Content) {
    self.container = container
    self.name = name
    self.content = content
  }

  var body: some View {
    let button = Button(name) { isShown = true }
    switch container {
    case .popover: button.popover(isPresented: $isShown, content: content)
    case .fullScreenCover: button.fullScreenCover(isPresented: $isShown, content: content)
    default: button.sheet(isPresented: $isShown, content: content)
    }
  }
}

private struct ReadsModel: View {
  @Environment(Model.self) private var model
  @Environment(\.level) private var level
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(model.name) \(level) \(isEnabled)") }
}

private struct Stale: View {
  @State private var text = "before"
  @State private var isShown = false
  var body: some View {
    Button("set") {
      text = "after"
      isShown = true
    }
    .fullScreenCover(isPresented: $isShown) { Text(text) }
  }
}

/// Three sheets that are requested at the same time.
struct ThreeSheets: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false
  var body: some View {
    Button("all") { (one, two, three) = (true, true, true) }
      .sheet(isPresented: $one) { Text("1") }
      .sheet(isPresented: $two) { Text("2") }
      .sheet(isPresented: $three) { Text("3") }
  }
}

private struct Prefers: View {
  @State private var scheme: ColorScheme? = .dark
  var body: some View {
    VStack {
      Button("toggle") { scheme = scheme == nil ? .dark : nil }
      Shows(.sheet) { Text("inside").presentationBackgroundInteraction(.enabled) }
    }
    .preferredColorScheme(scheme)
  }
}

private struct Logs: View {
  let log: Log
  @Environment(\.level) private var level
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = log.lines.append("\(level) \(isEnabled)")
    EmptyView()
  }
}

private struct Dismisses: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("dismiss") { dismiss() } }
}

private struct Items: View {
  struct Item: Identifiable {
    let id: Int
  }

  let log: Log
  @State private var item: Item?
  @State private var count = 0
  var body: some View {
    VStack {
      Button("next") {
        count += 1
        item = Item(id: count)
      }
      Button("none") { item = nil }
    }
    .sheet(item: $item, onDismiss: { (item: Item) in log.lines.append("gone \(item.id)") }) {
      Text("item \($0.id)").presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct SheetThenAlert: View {
  @State private var sheet = false
  @State private var alert = false
  var body: some View {
    Button("show") { sheet = true }
      .sheet(isPresented: $sheet) {
        Button("end") {
          sheet = false
          alert = true
        }
      }
      .alert("Ended", isPresented: $alert) {}
  }
}

private struct ReadsCounted: View {
  @Environment(\.counted) private var counted
  var body: some View { Text("\(counted)") }
}

private struct MakesEarlyReader: View {
  var body: some View { ReadsInInit() }
}

private struct ReadsInInit: View {
  @Environment(\.level) private var level
  private let early: Int
  init() {
    early = 0
    _ = level
  }
  var body: some View { Text("\(early)") }
}
