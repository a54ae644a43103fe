import SwiftUI
import Testing

@testable import CanopyTesting

/// The presentation and dismissal of sheets.
@MainActor @Suite struct SheetRulesTests {
  enum Way: CaseIterable {
    case gesture
    case dismiss
    case binding
  }

  @Test("8.1 A sheet appears when its condition is true or its item isn't nil; dismissing it resets both")
  func dismissingASheetResetsItsBindings() throws {
    let screen = TestScreen { TwoForms() }
    #expect(screen.presentations.isEmpty)
    try screen.find("condition false").tap()
    #expect(screen.texts == ["condition true", "item 0", "sheet"])
    try screen.presentations[0].dismissByGesture()
    #expect(screen.texts == ["condition false", "item 0"])
    try screen.find("item 0").tap()
    #expect(screen.texts == ["condition false", "item 1", "sheet of 1"])
    try screen.presentations[0].press(.escape)
    #expect(screen.texts == ["condition false", "item 0"])
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.2 The content is made when it is presented, and its state lives as long as the presentation")
  func contentIsMadeWhenItIsPresented() throws {
    let log = Log()
    let screen = TestScreen { Makes(log: log) }
    #expect(log.lines == [])
    for _ in 0..<2 {
      log.lines = []
      try screen.find("show").tap()
      #expect(log.lines == ["content", "state"])
      try screen.find("count 0").tap()
      #expect(screen.texts == ["show", "count 1"])
      #expect(log.token != nil)
      try screen.presentations[0].dismissByGesture()
      #expect(log.token == nil)
    }
  }

  @Test("8.3 onDismiss runs once after the sheet disappears, however it was dismissed", arguments: Way.allCases)
  func onDismissRunsAfterTheSheetDisappears(way: Way) throws {
    let log = Log()
    let screen = TestScreen { Ends(log: log) }
    try screen.find("show").tap()
    switch way {
    case .gesture: #expect(screen.presentations[0].presentation.dismissByGesture())
    case .dismiss: log.dismiss?()
    case .binding: log.act?()
    }
    screen.advance(by: 0.3)
    #expect(screen.texts == ["show", "content"])
    #expect(log.lines == [])
    screen.advance(by: 0.5)
    #expect(screen.texts == ["show"])
    #expect(log.lines == ["gone"])
    screen.settle()
    #expect(log.lines == ["gone"])
  }

  @Test("8.6 Each of several sheets of one view can be presented", arguments: ["one", "two", "three"])
  func eachOfSeveralSheetsOfOneViewIsPresented(name: String) throws {
    let screen = TestScreen { SeveralOfOneView() }
    try screen.find(name).tap()
    #expect(screen.presentations.map(\.texts) == [["sheet \(name)"]])
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.9 An alert requested while a sheet is dismissed appears after the dismissal", arguments: [true, false])
  func anAlertAppearsAfterTheDismissedSheetDisappears(endsFirst: Bool) throws {
    let log = Log()
    let screen = TestScreen { SheetThenAlert(log: log, endsFirst: endsFirst) }
    try screen.find("show").tap()
    log.act?()
    screen.update()
    #expect(screen.presentations.map(\.kind) == [.sheet])
    #expect(screen.presentations.map(\.phase) == [.dismissing(.action)])
    screen.advance(by: 0.8)
    #expect(screen.presentations.map(\.kind) == [.alert])
    screen.settle()
    try screen.find("OK").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.10 The chosen action of an alert runs first, then the alert is dismissed and its condition reset")
  func theChosenActionRunsBeforeTheAlertIsDismissed() throws {
    let log = Log()
    let screen = TestScreen { Asks(log: log) }
    try screen.find("asking false").tap()
    try screen.find("Yes").tap()
    #expect(log.lines == ["asking true"])
    #expect(screen.texts == ["asking false"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  var dismiss: DismissAction?
  var act: (() -> Void)?
  weak var token: Token?

  func makeToken() -> Token {
    let made = Token()
    token = made
    lines.append("state")
    return made
  }
}

private final class Token {}

private struct Item: Identifiable {
  let id: Int
}

private struct TwoForms: View {
  @State private var isShown = false
  @State private var item: Item?
  var body: some View {
    VStack {
      Button("condition \(isShown.description)") { isShown = true }
      Button("item \(item?.id ?? 0)") { item = Item(id: 1) }
    }
    .sheet(isPresented: $isShown) { Text("sheet") }
    .sheet(item: $item) { Text("sheet of \($0.id)") }
  }
}

private struct Makes: View {
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.sheet(isPresented: $isShown) {
      let _ = log.lines.append("content")
      Counter(token: log.makeToken())
    }
  }
}

private struct Counter: View {
  @State private var token: Token
  @State private var count = 0
  init(token: Token) { _token = State(initialValue: token) }
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Ends: View {
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }
      .onAppear { log.act = { [$isShown] in $isShown.wrappedValue = false } }
      .sheet(isPresented: $isShown) {
        log.lines.append("gone")
      } content: {
        Inside(log: log)
      }
  }
}

private struct Inside: View {
  let log: Log
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("content").onAppear { log.dismiss = dismiss } }
}

private struct SeveralOfOneView: View {
  @State private var shown: [String: Bool] = [:]
  var body: some View {
    ForEach(["one", "two", "three"], id: \.self) { name in Button(name) { shown[name] = true } }
    Text("presenter")
      .sheet(isPresented: binding("one")) { Text("sheet one") }
      .sheet(isPresented: binding("two")) { Text("sheet two") }
      .sheet(isPresented: binding("three")) { Text("sheet three") }
  }

  private func binding(_ name: String) -> Binding<Bool> {
    Binding(get: { shown[name] ?? false }, set: { shown[name] = $0 })
  }
}

private struct SheetThenAlert: View {
  let log: Log
  let endsFirst: Bool
  @State private var isShown = false
  @State private var says = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) { Text("content") }
      .alert("Ended", isPresented: $says) {}
      .onAppear {
        log.act = { [$isShown, $says] in
          if endsFirst { $isShown.wrappedValue = false }
          $says.wrappedValue = true
          $isShown.wrappedValue = false
        }
      }
  }
}

private struct Asks: View {
  let log: Log
  @State private var isAsking = false
  var body: some View {
    Button("asking \(isAsking.description)") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") { log.lines.append("asking \(isAsking.description)") } }
  }
}
