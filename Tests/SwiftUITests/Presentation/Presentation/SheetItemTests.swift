import SwiftUI
import Testing

@testable import CanopyTesting

/// Sheets for items.
@MainActor @Suite struct SheetItemTests {
  @Test func theFirstSheetShowsTheCurrentState() throws {
    let screen = TestScreen { SetsBoth() }
    try screen.find("set both").tap()
    #expect(screen.texts == ["set both", "flag true text", "note text"])
    screen.resetCounts()
    try screen.find("flag true text").tap()
    #expect(screen.texts == ["set both", "flag false text", "note text"])
    #expect(screen.bodyCount(of: SetsBoth.self) == 0)
  }

  @Test("8.4 An item with the same identity and other values updates its sheet in place")
  func anItemWithTheSameIdentityUpdatesItsSheetInPlace() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.find("one").activate()
    try screen.find("count 0").activate()
    try screen.find("rename").activate()
    #expect(screen.texts.suffix(2) == ["renamed", "count 1"])
    #expect(log.lines == [])
  }

  @Test("8.4 An item with another identity dismisses the sheet, runs onDismiss, and presents a new sheet")
  func anItemWithAnotherIdentityReplacesTheSheet() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.find("one").activate()
    try screen.find("count 0").activate()
    #expect(screen.texts.suffix(2) == ["first", "count 1"])
    try screen.find("two").activate()
    #expect(screen.texts.suffix(2) == ["second", "count 0"])
    #expect(log.lines == ["dismissed first"])
    #expect(screen.presentations.count == 1)
  }

  @Test("8.4 When the item becomes nil, the sheet is dismissed, and shows the last item until it disappears")
  func aSheetShowsItsLastItemUntilItDisappears() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.find("one").tap()
    log.clear?()
    screen.update()
    #expect(screen.presentations.map(\.phase) == [.dismissing(.action)])
    #expect(screen.texts.suffix(2) == ["first", "count 0"])
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["dismissed first"])
  }

  @Test func anItemSetDuringADismissalIsPresentedAfterIt() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.find("one").tap()
    log.clear?()
    screen.update()
    log.set?(2)
    screen.update()
    #expect(screen.texts.suffix(2) == ["first", "count 0"])
    screen.settle()
    #expect(screen.texts.suffix(2) == ["second", "count 0"])
    #expect(log.lines == ["dismissed first"])
  }

  @Test("8.5 A presenter shows one sheet at a time; the next one appears after the first disappears")
  func sheetsOfOnePresenterAppearOneAfterTheOther() throws {
    let screen = TestScreen { Several() }
    try screen.find("both").tap()
    #expect(screen.presentations.count == 1)
    #expect(screen.texts.last == "a")
    try screen.presentations[0].dismissByGesture()
    #expect(screen.texts.last == "b")
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aSheetRequestedWithADismissalReplacesTheDismissedSheet() throws {
    let screen = TestScreen { Several() }
    try screen.find("a only").activate()
    try screen.find("b instead").activate()
    #expect(screen.texts.last == "b")
    #expect(screen.presentations.count == 1)
  }

  @Test func aSheetCancelledWhileItWaitsIsNeverPresented() throws {
    let screen = TestScreen { Several() }
    try screen.find("both").activate()
    try screen.find("no b").activate()
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }
}

/// Two state properties that only the content of the sheet reads, as in the known problem of stale sheets.
private struct SetsBoth: View {
  @State private var flag = false
  @State private var text: String?
  @State private var note: Note?
  var body: some View {
    Button("set both") {
      text = "text"
      flag = true
      note = Note(id: 1, name: "text")
    }
    .sheet(item: $note) { note in
      Button("flag \(flag) \(text ?? "nil")") { flag = false }
      Text("note \(note.name)")
    }
  }
}

private struct Note: Identifiable {
  let id: Int
  var name: String
}

@MainActor private final class Log {
  var lines: [String] = []
  var clear: (() -> Void)?
  var set: ((Int) -> Void)?
}

private struct Items: View {
  let log: Log
  @State private var note: Note?
  var body: some View {
    VStack {
      Button("one") { note = Note(id: 1, name: "first") }
      Button("two") { note = Note(id: 2, name: "second") }
      Button("rename") { note?.name = "renamed" }
    }
    .onAppear {
      log.clear = { [$note] in $note.wrappedValue = nil }
      log.set = { [$note] in $note.wrappedValue = Note(id: $0, name: $0 == 1 ? "first" : "second") }
    }
    .sheet(item: $note, onDismiss: { (note: Note) in log.lines.append("dismissed \(note.name)") }) { note in
      Text(note.name)
      Counter().presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Several: View {
  @State private var a = false
  @State private var b = false
  var body: some View {
    VStack {
      Button("both") {
        b = true
        a = true
      }
      Button("a only") { a = true }
      Button("b instead") {
        a = false
        b = true
      }
      Button("no b") { b = false }
    }
    .sheet(isPresented: $a) { Text("a").presentationBackgroundInteraction(.enabled) }
    .sheet(isPresented: $b) { Text("b") }
  }
}
