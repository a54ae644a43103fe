import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The environment of presented content.
@MainActor @Suite struct SheetEnvironmentTests {
  @Test("5.1 A sheet inherits the environment of its presenter")
  func aSheetInheritsTheLocaleAndTextSizeOfItsPresenter() throws {
    let screen = TestScreen {
      Parent().environment(\.locale, Locale(identifier: "ja_JP")).dynamicTypeSize(.accessibility1)
    }
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "ja_JP", "accessibility1"])
  }

  @Test("5.2 Content inherits the environment outside the presentation modifier")
  func contentInheritsValuesSetOutsideTheModifierAndNotInside() throws {
    let screen = TestScreen { SetsBothSides() }
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "level 1 enabled false object outer"])
  }

  @Test func unrelatedEnvironmentChangesRunNoBodyOfTheContent() throws {
    let screen = TestScreen { SetsBothSides() }
    try screen.find("show").activate()
    screen.resetCounts()
    try screen.find("show").activate()
    screen.environment.other = 5
    screen.update()
    #expect(screen.bodyCount(of: Reader.self) == 0)
  }

  @Test func theFirstBodyOfTheContentReadsTheFinalEnvironment() throws {
    let log = Log()
    let screen = TestScreen { Logs(log: log).environment(\.level, 7) }
    try screen.find("show").tap()
    #expect(log.lines == ["7 sheet true presenting", "7 sheet true later"])
    screen.environment.level = 3
    screen.update()
    #expect(log.lines.count == 2)
  }

  @Test func presentationsSetTheirOwnPresentationValues() throws {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }) { Parent() }
    let outside = try screen.find("show").environment
    #expect(!outside.isPresented)
    #expect(outside.presentationContainer == .window)
    try screen.find("show").tap()
    let inside = try screen.find("en_US").environment
    #expect(inside.isPresented)
    #expect(inside.presentationContainer == .sheet)
    #expect(inside.presentationPhase == .presented)
    #expect(inside.presentationMode.wrappedValue.isPresented)
  }

  @Test func readingDismissNeverRunsABodyAgain() throws {
    let screen = TestScreen { Parent() }
    try screen.find("show").activate()
    screen.resetCounts()
    try screen.find("show").activate()
    screen.settle()
    #expect(screen.bodyCount(of: Dismisser.self) == 0)
  }

  @Test("7.4 presentationMode, the older form, dismisses the sheet that reads it")
  func presentationModeReadInASheetDismissesIt() throws {
    let screen = TestScreen { Old() }
    try screen.find("show").tap()
    try screen.find("old way").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func explanationsOfPresentedViewsIncludeTheirPresenter() throws {
    let screen = TestScreen { Parent().environment(\.locale, Locale(identifier: "ja_JP")) }
    try screen.find("show").tap()
    let text = screen.explain(try screen.find("ja_JP"))
    #expect(text.contains("Seen, in "))
    #expect(text.contains(", in Parent"))
    #expect(text.contains("set by environment(\\.locale)"))
    #expect(text.contains("sheet(isPresented:) in the body of Parent"))
  }

  @Test(
    "An explanation tells what a presentation sets for its content, and why",
    arguments: [PresentationContainer.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog])
  func explanationsTellWhyAPresentationSetsValues(container: PresentationContainer) throws {
    let screen = TestScreen { Presents(container: container).tint(.red) }
    let lines = screen.explain(try screen.find("inside")).split(separator: "\n").map { $0.drop { $0 == " " } }
    func line(_ start: String) -> Substring { lines.first { $0.hasPrefix(start) } ?? "" }
    let name = "\(container)(isPresented:) in the body of Presents:"
    #expect(line("reset by").hasPrefix("reset by \(name)"))
    #expect(line("as in the window: ").contains("\\.colorScheme = .light"))
    #expect(line("its own: ").contains("\\.presentationContainer = .\(container)"))
    #expect(line("about its presenter only: ").contains("\\.isFocused = false"))
    let asks = container == .alert || container == .confirmationDialog
    #expect(line("so that it looks the same everywhere: ").contains("\\.isEnabled = true") == asks)
    // What it inherits has its writer outside.
    #expect(asks || line("tint = ").contains("set by tint(_:) in the body of the root"))
  }

  @Test func explanationsTellAboutThePresentationAroundAndPreferences() throws {
    let screen = TestScreen {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.white.sheet(isPresented: .constant(true)) { Text("inner").preferredColorScheme(.dark) }
      }
    }
    let text = screen.explain(try screen.find("inner"))
    #expect(text.contains("as in sheet(isPresented:) in the body of the root: "))
    #expect(text.contains("as its content prefers: \\.colorScheme = .dark"))
  }

  @Test("6.4 The preferred color scheme of a sheet doesn't affect its presenter")
  func aPreferredColorSchemeInASheetDoesNotAffectThePresenter() throws {
    let screen = TestScreen { Schemes() }
    #expect(screen.texts == ["light behind", "show"])
    try screen.find("show").tap()
    #expect(screen.texts == ["light behind", "show", "dark sheet", "none"])
    try screen.find("none").tap()
    #expect(screen.texts == ["light behind", "show", "light sheet", "none"])
  }

  @Test("6.4 The preferred color scheme of a window applies to its sheets that prefer none")
  func aPreferredColorSchemeOfTheWindowAppliesToItsSheets() throws {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }) {
      Parent().preferredColorScheme(.dark)
    }
    #expect(try screen.find("show").environment.colorScheme == .dark)
    try screen.find("show").tap()
    #expect(try screen.find("en_US").environment.colorScheme == .dark)
  }
}

/// A view with a presentation of a kind.
private struct Presents: View {
  let container: PresentationContainer

  var body: some View {
    let isShown = Binding.constant(true)
    switch container {
    case .window: Text("inside")
    case .sheet: Color.white.sheet(isPresented: isShown) { Text("inside") }
    case .fullScreenCover: Color.white.fullScreenCover(isPresented: isShown) { Text("inside") }
    case .popover: Color.white.popover(isPresented: isShown) { Text("inside") }
    case .alert:
      Color.white.alert("Title", isPresented: isShown) {
      } message: {
        Text("inside")
      }
    case .confirmationDialog:
      Color.white.confirmationDialog("Title", isPresented: isShown) {
      } message: {
        Text("inside")
      }
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var other = 0
}

@Observable private final class Model {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Parent: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.sheet(isPresented: $isShown) {
      Seen().presentationBackgroundInteraction(.enabled)
      Dismisser()
    }
  }
}

private struct Seen: View {
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    Text(verbatim: locale.identifier)
    if size != .large { Text(verbatim: "\(size)") }
  }
}

private struct Dismisser: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = dismiss
    EmptyView()
  }
}

private struct SetsBothSides: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }
      .environment(\.level, 2)
      .environment(Model("inner"))
      .sheet(isPresented: $isShown) { Reader().disabled(true).presentationBackgroundInteraction(.enabled) }
      .environment(\.level, 1)
      .environment(Model("outer"))
  }
}

private struct Reader: View {
  @Environment(\.level) private var level
  @Environment(\.isEnabled) private var isEnabled
  @Environment(Model.self) private var model
  var body: some View { Text("level \(level) enabled \(isEnabled) object \(model.name)") }
}

private struct Logs: View {
  let log: Log
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown) { LogsInside(log: log) } }
}

private struct LogsInside: View {
  let log: Log
  @Environment(\.self) private var environment
  var body: some View {
    let phase = environment.presentationPhase == .presenting ? "presenting" : "later"
    let _ = log.lines.append(
      "\(environment.level) \(environment.presentationContainer) \(environment.isPresented) \(phase)")
    EmptyView()
  }
}

private struct Old: View {
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown) { OldInside() } }
}

private struct OldInside: View {
  @Environment(\.presentationMode) private var mode
  var body: some View { Button("old way") { mode.wrappedValue.dismiss() } }
}

private struct Schemes: View {
  @State private var isShown = false
  @State private var scheme: ColorScheme? = .dark
  var body: some View {
    VStack {
      SchemeText(place: "behind")
      Button("show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      SchemeText(place: "sheet").preferredColorScheme(scheme)
      Button("none") { scheme = nil }
    }
  }
}

private struct SchemeText: View {
  let place: String
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(scheme) \(place)") }
}
