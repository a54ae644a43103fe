import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The causes of changes, in words.
@MainActor @Suite struct UpdateCauseTests {
  @Test func aCauseIsNamedWithItsOrigin() {
    #expect(UpdateCause("tapping “Add”").text == "tapping “Add”")
    #expect(UpdateCause("tapping “Add”").root == "tapping “Add”")
    let later = UpdateCause("onAppear(perform:)", after: "tapping “Add”")
    #expect(later.text == "onAppear(perform:) after tapping “Add”")
    #expect(later.root == "tapping “Add”")
  }

  @Test func aCauseIsNotItsOwnOrigin() {
    let cause = UpdateCause("a timer", after: "a timer")
    #expect(cause.text == "a timer" && cause.root == "a timer")
  }

  @Test func theInnerCauseIsCurrent() {
    #expect(UpdateCause.current == nil)
    UpdateCause("outer").run {
      UpdateCause("inner").run { #expect(UpdateCause.current?.text == "inner") }
      #expect(UpdateCause.current?.text == "outer")
    }
    #expect(UpdateCause.current == nil)
  }

  @Test func aCauseEndsWithAnError() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try UpdateCause("failing").run { throw Failure() } }
    #expect(UpdateCause.current == nil)
  }

  @Test func tasksInheritTheCauseInWhichTheyBegin() async {
    let task = UpdateCause("tapping “Load”").run { Task { UpdateCause.current?.text } }
    #expect(await task.value == "tapping “Load”")
  }

  // MARK: The journal

  @Test func theCauseOfAWaitingChangeIsTakenOnce() {
    UpdateJournal.begin()
    defer { UpdateJournal.end() }
    let source = OwnedSource("source")
    UpdateCause("first").run { UpdateJournal.willChange(source) }
    UpdateCause("second").run { UpdateJournal.willChange(source) }
    #expect(UpdateJournal.takeCause(of: source)?.text == "second")
    #expect(UpdateJournal.takeCause(of: source) == nil)
  }

  @Test func aChangeWithoutACauseKeepsTheEarlierOne() {
    UpdateJournal.begin()
    defer { UpdateJournal.end() }
    let source = OwnedSource("source")
    UpdateCause("first").run { UpdateJournal.willChange(source) }
    UpdateJournal.willChange(source)
    #expect(UpdateJournal.takeCause(of: source)?.text == "first")
  }

  @Test func theJournalIsOnWhileItHasClients() {
    UpdateJournal.begin()
    UpdateJournal.begin()
    UpdateJournal.end()
    #expect(UpdateJournal.isOn)
    UpdateJournal.end()
  }

  @Test func aTaskOfAViewIsNamedAfterTheTapThatShowedIt() async throws {
    let screen = TestScreen { Loading() }
    try screen.find("show").tap()
    try await screen.wait { screen.texts.contains("loaded") }
    let text = try screen.sentences(about: "loaded")
    #expect(text.contains("after tapping “show”"), "\(text)")
  }

  @Test func twoChangesBeforeAnUpdateHaveTheirOwnCauses() throws {
    let (left, right) = (OwnedSource("left"), OwnedSource("right"))
    let screen = TestScreen { Both(left: left, right: right) }
    UpdateCause("the left hand").run { left.valueChanged() }
    UpdateCause("the right hand").run { right.valueChanged() }
    screen.update()
    let run = try #require(screen.explanation(of: screen.find("both")).runs.last)
    #expect(run.description == "left changed and right changed, by the left hand and the right hand", "\(run)")
  }
}

private struct Both: View {
  let left: OwnedSource
  let right: OwnedSource

  var body: some View {
    let _ = left.track()
    let _ = right.track()
    Text("both")
  }
}

private struct Loading: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("show") { isShown = true }
      if isShown { Loaded() }
    }
  }
}

private struct Loaded: View {
  @State private var text = "waiting"
  var body: some View { Text(text).task { text = "loaded" } }
}
