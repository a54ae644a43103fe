import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Apps can write custom presentations with the public API alone, and get the same guarantees.
@MainActor @Suite struct CustomSheetTests {
  @Test func aCustomSheetInheritsTheEnvironmentOfItsPresenter() throws {
    let screen = TestScreen { App() }
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "note ja_JP true", "close"])
    screen.environment.title = "live"
    screen.update()
    #expect(screen.texts.contains("note live ja_JP true"))
  }

  @Test func aCustomSheetShowsTheCurrentStateWithoutRunningItsPresentersBody() throws {
    let screen = TestScreen { App() }
    screen.resetCounts()
    try screen.find("show").tap()
    try screen.find("close").tap()
    #expect(screen.texts == ["show"])
    #expect(screen.bodyCount(of: Page.self) == 0)
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "note ja_JP true", "close"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var title = ""
  @Entry fileprivate var closeCustomSheet: CloseAction = CloseAction()
}

private struct CloseAction: Equatable {
  var binding: Binding<Bool>?
  static func == (first: Self, second: Self) -> Bool { (first.binding == nil) == (second.binding == nil) }
  @MainActor func callAsFunction() { binding?.wrappedValue = false }
}

private struct App: View {
  var body: some View {
    Page().environment(\.locale, Locale(identifier: "ja_JP")).hostingCustomSheets()
  }
}

/// The body reads neither state property.
private struct Page: View {
  @State private var isShown = false
  @State private var note = "none"
  var body: some View {
    Button("show") {
      note = "note"
      isShown = true
    }
    .customSheet(isPresented: $isShown) { Note(note: note, isShown: isShown) }
  }
}

private struct Note: View {
  let note: String
  let isShown: Bool
  @Environment(\.title) private var title
  @Environment(\.locale) private var locale
  @Environment(\.closeCustomSheet) private var close
  var body: some View {
    Text([note, title, locale.identifier, "\(isShown)"].filter { !$0.isEmpty }.joined(separator: " "))
    Button("close") { close() }
  }
}

// The library that an app would write.

extension View {
  fileprivate func customSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(CustomSheet(isPresented: isPresented, content: content))
  }

  fileprivate func hostingCustomSheets() -> some View {
    overlayPreferenceValue(CustomSheetsKey.self) { sheets in ForEach(sheets) { $0.view } }
  }
}

private struct CustomSheet<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Sheet
  @Environment(\.self) private var environment
  @Namespace private var id

  func body(content base: Content) -> some View {
    let sheets = isPresented ? [sheet] : []
    base.preference(key: CustomSheetsKey.self, value: sheets)
  }

  private var sheet: CustomSheetsKey.Sheet {
    let content = Deferred(content: content).environment(\.closeCustomSheet, CloseAction(binding: $isPresented))
    return CustomSheetsKey.Sheet(id: id, view: AnyView(content.environment(\.self, environment)))
  }
}

/// Evaluates the content where the sheet is shown, so that the presenter's body doesn't depend on the values the content reads.
private struct Deferred<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

private struct CustomSheetsKey: PreferenceKey {
  struct Sheet: Identifiable {
    let id: Namespace.ID
    let view: AnyView
  }

  static var defaultValue: [Sheet] { [] }
  static func reduce(value: inout [Sheet], nextValue: () -> [Sheet]) { value += nextValue() }
}
