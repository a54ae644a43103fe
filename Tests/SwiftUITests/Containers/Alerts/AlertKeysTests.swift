import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The keys of alerts and dialogs, and the focus in their text fields.
@MainActor @Suite struct AlertKeysTests {
  private let log = ActionLog()

  @Test func returnPressesTheOnlyButtonAndTheOneThatNeitherCancelsNorDestroys() {
    #expect(answer(to: .return) { button("OK") } == "OK")
    #expect(answer(to: .return) { button("OK", .cancel) } == "OK")
    #expect(
      answer(to: .return) {
        button("Delete", .destructive)
        button("Save")
        button("Cancel", .cancel)
      } == "Save")
  }

  @Test func returnChoosesNeitherAmongEqualsNorWhatDestroys() {
    #expect(
      answer(to: .return) {
        button("Yes")
        button("No")
      } == nil)
    #expect(
      answer(to: .return) {
        button("Delete", .destructive)
        button("Cancel", .cancel)
      } == nil)
  }

  @Test func returnPressesTheDefaultButtonOfTheProgram() {
    #expect(
      answer(to: .return) {
        button("Yes")
        button("Delete", .destructive).keyboardShortcut(.defaultAction)
      } == "Delete")
  }

  @Test func escapePressesTheButtonThatCancelsOrTheOnlyOne() {
    #expect(
      answer(to: .escape) {
        button("Delete", .destructive)
        button("Cancel", .cancel)
      } == "Cancel")
    #expect(answer(to: .escape) { button("OK") } == "OK")
    #expect(
      answer(to: .escape) {
        button("Yes")
        button("No")
      } == nil)
    #expect(
      answer(to: .escape) {
        button("Quit").keyboardShortcut(.cancelAction)
        button("Cancel", .cancel)
      } == "Quit")
  }

  @Test func theButtonOfTheSystemAnswersReturnAndEscape() {
    for key in [KeyEquivalent.return, .escape] {
      let screen = TestScreen { Asks { EmptyView() } }
      screen.press(key)
      #expect(screen.presentations.isEmpty)
    }
  }

  @Test func keysOfADialogCancelButDontChoose() {
    let screen = TestScreen { Chooses { button("Only") } }
    screen.press(.return)
    #expect(screen.presentations.count == 1)
    screen.press(.escape)
    #expect(screen.presentations.isEmpty && log.lines.isEmpty)
  }

  @Test func theShortcutOfThePresenterIsNotThatOfTheButtons() {
    let screen = TestScreen { Asks { button("OK") }.keyboardShortcut("k") }
    screen.press("k", modifiers: .command)
    #expect(log.lines.isEmpty)
  }

  @Test func theFirstFieldHasTheFocusWhenTheAlertComes() throws {
    let screen = TestScreen { LogInProgram() }
    try screen.find("Ask").tap()
    #expect(try screen.find(role: "text field", name: "Username").isFocused)
  }

  @Test func returnMovesToTheNextFieldAndFromTheLastOnePressesTheDefaultButton() throws {
    let screen = TestScreen { LogInProgram() }
    try screen.find("Ask").tap()
    for text in ["a", "n", "n"] { screen.press(KeyEquivalent(Character(text))) }
    screen.press(.return)
    #expect(try screen.find(role: "secure field", name: "Password").isFocused)
    screen.press("x")
    screen.press(.return)
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts.first == "ann/x")
  }

  @Test func returnKeepsTheFocusInAFieldWhoseDefaultButtonIsDisabled() throws {
    let screen = TestScreen { RenameProgram() }
    try screen.find("Ask").tap()
    screen.press(.return)
    #expect(screen.presentations.count == 1)
    #expect(screen.focusedElement != nil)
    screen.press("x")
    screen.press(.return)
    #expect(screen.presentations.isEmpty && screen.texts.first == "x")
  }

  private func answer(to key: KeyEquivalent, @ViewBuilder actions: @escaping () -> some View) -> String? {
    let count = log.lines.count
    let screen = TestScreen { Asks(actions: actions) }
    screen.press(key)
    #expect(screen.presentations.isEmpty == (log.lines.count > count))
    return log.lines.count > count ? log.lines.last : nil
  }

  private func button(_ title: String, _ role: ButtonRole? = nil) -> some View {
    Button(title, role: role) { log.add(title) }
  }
}

private struct Asks<Actions: View>: View {
  @ViewBuilder let actions: () -> Actions
  @State private var isAsking = true
  var body: some View { Color.clear.alert("Sure?", isPresented: $isAsking, actions: actions) }
}

private struct Chooses<Actions: View>: View {
  @ViewBuilder let actions: () -> Actions
  @State private var isAsking = true
  var body: some View { Color.clear.confirmationDialog("Which?", isPresented: $isAsking, actions: actions) }
}
