import CanopyTesting
import SwiftUI
import Testing

/// A window without a display: what it shows, what happens on it, and how it says what it could not do.
@MainActor @Suite struct TestScreenTests {
  @Test func textsAreInReadingOrder() {
    let screen = TestScreen {
      VStack {
        Text(verbatim: "first")
        HStack {
          Text(verbatim: "second")
          Text(verbatim: "third")
        }
        ForEach(0..<2) { Text(verbatim: "row \($0)") }
      }
    }
    #expect(screen.texts == ["first", "second", "third", "row 0", "row 1"])
  }

  @Test func tappingATextPressesItsButton() throws {
    let screen = TestScreen { Counter() }
    try screen.find("add").tap()
    try screen.find(role: "button", name: "add").tap()
    #expect(screen.texts == ["2", "add"])
  }

  @Test func elementsAreFoundByIdentifier() throws {
    let screen = TestScreen {
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").accessibilityIdentifier("second")
      }
    }
    let element = try screen.find(id: "second")
    #expect(element.role == "text")
    #expect(screen.findAll("b").count == 1)
    #expect(screen.findAll("c").isEmpty)
  }

  @Test func hostEnvironmentIsLive() {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "de_DE") }) { LocaleName() }
    #expect(screen.texts == ["de_DE"])
    screen.environment.locale = Locale(identifier: "ja_JP")
    #expect(screen.texts == ["ja_JP"])
    #expect(screen.bodyCount(of: LocaleName.self) == 2)
  }

  @Test func elementHasItsEnvironment() throws {
    let screen = TestScreen { Counter().environment(\.locale, Locale(identifier: "ar")) }
    #expect(try screen.find("add").environment.locale.identifier == "ar")
  }

  @Test func externalChangesAreShownAfterAnUpdate() {
    let model = Model()
    let screen = TestScreen { Name(model: model) }
    model.name = "Bob"
    #expect(screen.texts == ["Ann"])
    screen.update()
    #expect(screen.texts == ["Bob"])
  }

  @Test func bodyCountsCanBeReset() throws {
    let screen = TestScreen { Counter() }
    #expect(screen.bodyCount(of: Counter.self) == 1)
    screen.resetCounts()
    #expect(screen.bodyCount(of: Counter.self) == 0)
    try screen.find("add").tap()
    #expect(screen.bodyCount(of: Counter.self) == 1)
  }

  // MARK: Sentences

  @Test func missingTextIsReportedWithPresentTexts() {
    let screen = TestScreen { Counter() }
    let error = #expect(throws: TestError.self) { try screen.find("subtract") }
    #expect(error?.message == "Nothing on the screen shows “subtract”. It shows: “0”, “add”.")
    let empty = #expect(throws: TestError.self) { try TestScreen { EmptyView() }.find("x") }
    #expect(empty?.message == "Nothing on the screen shows “x”. It shows no text.")
  }

  @Test func missingRoleIsReportedWithElementsOfThatRole() {
    let screen = TestScreen { Counter() }
    let error = #expect(throws: TestError.self) { try screen.find(role: "button", name: "remove") }
    #expect(
      error?.message
        == "There is no button called “remove” on the screen. Of that role there are: “add”.")
    let slider = #expect(throws: TestError.self) { try screen.find(role: "slider", name: "volume") }
    #expect(
      slider?.message == "There is no slider called “volume” on the screen. There is no slider at all.")
  }

  @Test func missingIdentifierIsReported() {
    let error = #expect(throws: TestError.self) { try TestScreen { Counter() }.find(id: "x") }
    #expect(
      error?.message
        == "Nothing on the screen has the accessibilityIdentifier “x”. Nothing has an accessibilityIdentifier.")
  }

  @Test func textOutsideOfButtonsCannotBeTapped() throws {
    let text = try TestScreen { Counter() }.find("0")
    let error = #expect(throws: TestError.self) { try text.tap() }
    #expect(
      error?.message == """
        The text “0” cannot be tapped: it is not a button, and in none, and no view around it has a gesture or is focusable.
        """)
  }

  @Test func disabledButtonCannotBeTapped() throws {
    let screen = TestScreen { Counter().disabled(true) }
    let error = #expect(throws: TestError.self) { try screen.find("add").tap() }
    #expect(error?.message == "The button “add” cannot be tapped: it is disabled.")
    #expect(try !screen.find("add").isEnabled)
  }

  @Test func timePassesOnlyByAdvancing() {
    let screen = TestScreen { Counter() }
    screen.advance(by: 0.5)
    screen.advance(by: -1)
    screen.settle()
    #expect(screen.texts == ["0", "add"])
  }
}

@Observable private final class Model {
  var name = "Ann"
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("add") { count += 1 }
    }
  }
}

private struct LocaleName: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: locale.identifier) }
}

private struct Name: View {
  let model: Model
  var body: some View { Text(verbatim: model.name) }
}
