import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Explanations name the actions of people also where bindings to parts, actions of modifiers or presentations lie between them and
/// a view.
@MainActor @Suite struct CauseExplanationsTests {
  @Test(arguments: ["state", "object"]) func aRowIsExplainedByItsElementOfTheCollection(kind: String) throws {
    let screen = TestScreen { Rows() }
    try screen.find("add to \(kind) b").tap()
    let owner = kind == "state" ? "_items[1] of Rows" : "_store (Store.items[1])"
    #expect(
      try screen.sentences(about: "\(kind) b 1") == """
        ItemRow, in Rows
          its body ran 2 times, last because \(owner) changed, by tapping “add to \(kind) b”
          before that, newest first:
            it came into the tree
          it reads \(owner)
        """)
    #expect(try screen.sentences(about: "\(kind) a 0").contains("its body ran once"))
  }

  @Test func aBindingToAPartIsExplainedByThatPart() throws {
    let screen = TestScreen { Parts() }
    try screen.find("count").tap()
    #expect(
      try screen.sentences(about: "count 1").contains("last because _item.count of Parts changed, by tapping “count”"))
    // A reader of another part isn't updated, also through a binding that unwraps it.
    #expect(try screen.sentences(about: "note n").contains("its body ran once"))
    try screen.find("note").tap()
    #expect(
      try screen.sentences(about: "note m").contains("last because _item.note of Parts changed, by tapping “note”"))
  }

  @Test func aChangeInAnotherWindowIsNotTheCause() throws {
    let counter = OtherCounter()
    let other = TestScreen { OtherWindow(counter: counter) }
    UpdateCause("tapping “elsewhere”").run { counter.value = 1 }
    // The update that brings this screen shows the change, too.
    let screen = TestScreen { Appearing() }
    #expect(other.texts == ["other 1"])
    let text = try screen.sentences(about: "appeared 1")
    #expect(text.contains("_count changed, by onAppear(perform:)\n"), "\(text)")
    #expect(!text.contains("elsewhere"), "\(text)")
  }

  @Test func allChangedPropertiesAreNamed() throws {
    let screen = TestScreen { Both() }
    try screen.find("change").tap()
    #expect(
      try screen.sentences(about: "old 1 1").contains("last because _store (Store.first and Store.second) changed, by"))
    #expect(try screen.sentences(about: "new 1 1").contains("last because Model.first and Model.second changed, by"))
    #expect(try screen.sentences(about: "values 1 1").contains("last because \\.one changed and \\.two changed, by"))
    try screen.find("first").tap()
    #expect(try screen.sentences(about: "old 2 1").contains("last because _store (Store.first) changed, by"))
    #expect(try screen.sentences(about: "new 2 1").contains("last because Model.first changed, by"))
  }

  @Test func onlyViewsThatReadObservedObjectsAreSaidToReadThem() throws {
    let screen = TestScreen { Both() }
    try screen.find("first").tap()
    #expect(try screen.sentences(about: "plain 0").hasSuffix("it reads nothing that can change"))
  }

  @Test func theActionOfAModifierIsToldWithWhatCalledForIt() throws {
    let screen = TestScreen { Log() }
    try screen.find("next").tap()
    #expect(
      try screen.sentences(about: "log 1").contains(
        "last because _log changed, by onChange(of:perform:) after tapping “next”"))
    try screen.find("show").tap()
    try screen.find("close").tap()
    #expect(
      try screen.sentences(about: "closed 1").contains(
        "last because _closed changed, by onDismiss of sheet(isPresented:) after tapping “close”"))
    try screen.find("show").tap()
    try #require(screen.presentations.last).dismissByGesture()
    #expect(
      try screen.sentences(about: "closed 2").contains(
        "last because _closed changed, by onDismiss of sheet(isPresented:) after dismissing it by a gesture"))
  }

  @Test func theColorSchemeThatTheContentPrefersIsItsOwnDoing() throws {
    let screen = TestScreen { Scheme() }
    try screen.find("dark").tap()
    let text = screen.explain(try screen.find("is dark"))
    #expect(
      text.contains("last because \\.colorScheme changed, by preferredColorScheme(_:) after tapping “dark”"), "\(text)")
    #expect(text.contains("\\.colorScheme = .dark, set for the window by preferredColorScheme(_:)"), "\(text)")
  }

  @Test func aViewThatLeavesIsExplainedByTheViewThatRemovesIt() throws {
    let screen = TestScreen { Leaving() }
    let touch = try screen.find("hide").touch()
    touch.lift()
    screen.advance(by: 0.1)
    let sentences = try screen.sentences(about: "goes")
    #expect(
      sentences.hasPrefix(
        """
        Leaving
          its body ran 2 times, last because _isShown changed, by lifting a touch from “hide”, \
        in the transaction \\.animation = .easeOut(duration: 1)
        """), "\(sentences)")
  }

  @Test func controlsWithoutATextAreCalledByTheirLabel() throws {
    let screen = TestScreen { Labels() }
    try screen.find(id: "like").tap()
    #expect(try screen.sentences(about: "likes 1").contains("by tapping “Like it”"))
    screen.press("k", modifiers: [.command, .shift])
    #expect(try screen.sentences(about: "likes 2").contains("by pressing ⇧⌘K"))
    try screen.find(id: "like").performAction(named: "Twice")
    #expect(try screen.sentences(about: "likes 4").contains("by performing “Twice” on “Like it”"))
  }

  @Test(arguments: [
    (Animation.easeInOut(duration: 2), ".easeInOut(duration: 2)"), (.linear(duration: 0.5), ".linear(duration: 0.5)"),
    (.bouncy, ".spring(duration: 0.5, bounce: 0.3)"), (.default.speed(2), ".default.speed(2)"),
    (.easeIn(duration: 1).delay(0.25), ".easeIn(duration: 1).delay(0.25)"),
    (
      .linear(duration: 1).repeatCount(2, autoreverses: false),
      ".linear(duration: 1).repeatCount(2, autoreverses: false)"
    ),
    (.linear(duration: 1).repeatForever(), ".linear(duration: 1).repeatForever()"),
  ]) func animationsAreWrittenAsCode(animation: Animation, code: String) throws {
    let screen = TestScreen { Animated(animation: animation) }
    try screen.find("go").touch().lift()
    #expect(try screen.sentences(about: "moved").contains("in the transaction \\.animation = \(code)"))
  }

  @Test func aViewThatContainsItselfIsCounted() throws {
    let screen = TestScreen { Nested(depth: 5) }
    #expect(try screen.sentences(about: "innermost").hasPrefix("6 × Nested\n"))
  }
}

private struct Item: Identifiable {
  var id: String
  var count = 0
  var note: String?
}

private final class Store: ObservableObject {
  @Published var items = [Item(id: "a"), Item(id: "b")]
  @Published var first = 0
  @Published var second = 0
}

@Observable private final class Model {
  var first = 0
  var second = 0
}

private struct Rows: View {
  @State private var items = [Item(id: "a"), Item(id: "b")]
  @StateObject private var store = Store()

  var body: some View {
    VStack {
      ForEach($items) { ItemRow(kind: "state", item: $0) }
      ForEach($store.items) { $item in ItemRow(kind: "object", item: $item) }
    }
  }
}

private struct ItemRow: View {
  let kind: String
  @Binding var item: Item

  var body: some View {
    Text("\(kind) \(item.id) \(item.count)")
    Button("add to \(kind) \(item.id)") { item.count += 1 }
  }
}

private struct Parts: View {
  @State private var item = Item(id: "a", note: "n")

  var body: some View {
    VStack {
      Number(number: $item.count)
      if let note = Binding($item.note) { Note(note: note) }
      Button("count") { item.count += 1 }
      Button("note") { item.note = "m" }
    }
  }

  struct Number: View {
    @Binding var number: Int
    var body: some View { Text("count \(number)") }
  }

  struct Note: View {
    @Binding var note: String
    var body: some View { Text("note \(note)") }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var one = 0
  @Entry fileprivate var two = 0
}

private struct Both: View {
  @StateObject private var store = Store()
  @State private var model = Model()
  @State private var value = 0

  var body: some View {
    VStack {
      Old(store: store)
      New(model: model)
      New(model: nil)
      Values().environment(\.one, value).environment(\.two, value)
      Button("change") {
        store.first += 1
        store.second += 1
        model.first += 1
        model.second += 1
        value += 1
      }
      Button("first") {
        store.first += 1
        model.first += 1
      }
    }
  }

  struct Old: View {
    @ObservedObject var store: Store
    var body: some View { Text("old \(store.first) \(store.second)") }
  }

  struct New: View {
    let model: Model?
    var body: some View { if let model { Text("new \(model.first) \(model.second)") } else { Text("plain 0") } }
  }

  struct Values: View {
    @Environment(\.one) private var one
    @Environment(\.two) private var two
    var body: some View { Text("values \(one) \(two)") }
  }
}

private struct Log: View {
  @State private var number = 0
  @State private var log = 0
  @State private var isShown = false
  @State private var closed = 0

  var body: some View {
    VStack {
      Text("log \(log)")
      Text("closed \(closed)")
      Button("next") { number += 1 }
      Button("show") { isShown = true }
    }
    .onChange(of: number) { _ in log += 1 }
    .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) { Button("close") { isShown = false } }
  }
}

private struct Scheme: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      Shown()
      Button("dark") { isDark = true }
    }
    .preferredColorScheme(isDark ? .dark : .light)
  }

  struct Shown: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "is dark" : "is light") }
  }
}

private struct Leaving: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("goes").transition(.opacity) }
      Button("hide") { withAnimation(.easeOut(duration: 1)) { isShown = false } }
    }
  }
}

private struct Labels: View {
  @State private var likes = 0

  var body: some View {
    VStack {
      Text("likes \(likes)")
      Button {
        likes += 1
      } label: {
        Image(systemName: "heart")
      }
      .accessibilityLabel("Like it")
      .accessibilityIdentifier("like")
      .accessibilityAction(named: "Twice") { likes += 2 }
      .keyboardShortcut("k", modifiers: [.command, .shift])
    }
  }
}

private struct Animated: View {
  let animation: Animation
  @State private var isMoved = false

  var body: some View {
    VStack {
      Text(isMoved ? "moved" : "waits").offset(x: isMoved ? 40 : 0)
      Button("go") { withAnimation(animation) { isMoved = true } }
    }
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 { Text("innermost") } else { AnyView(Nested(depth: depth - 1)) }
  }
}

@Observable private final class OtherCounter { var value = 0 }

private struct OtherWindow: View {
  let counter: OtherCounter
  var body: some View { Text("other \(counter.value)") }
}

private struct Appearing: View {
  @State private var count = 0
  var body: some View { Text("appeared \(count)").onAppear { count += 1 } }
}
