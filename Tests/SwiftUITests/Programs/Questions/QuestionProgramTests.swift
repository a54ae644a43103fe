import CanopyTesting
import SwiftUI
import Testing

/// Alerts and dialogs as apps write them are answered.
@MainActor @Suite struct QuestionProgramTests {
  @Test func documentIsDeletedOnlyByTheDestructiveButton() throws {
    let screen = asked { DeleteProgram() }
    try screen.find("Cancel").tap()
    #expect(screen.texts.first == "kept")
    try screen.find("Ask").tap()
    try screen.find("Delete").tap()
    #expect(screen.texts.first == "deleted")
  }

  @Test func folderIsRenamedWhenItsNameIsntEmpty() throws {
    let screen = asked { RenameProgram() }
    #expect(try !screen.find("Save").isEnabled)
    try screen.find(role: "text field", name: "Name").type("Notes")
    #expect(try screen.find("Save").isEnabled)
    try screen.find("Save").tap()
    #expect(screen.texts.first == "Notes")
  }

  @Test func credentialsAreEnteredInTwoFields() throws {
    let screen = asked { LogInProgram() }
    try screen.find(role: "text field", name: "Username").type("ann")
    try screen.find(role: "secure field", name: "Password").type("secret")
    try screen.find("OK").tap()
    #expect(screen.texts.first == "ann/secret")
  }

  @Test func eachOfThreeButtonsAnswers() throws {
    let screen = asked { UnsavedProgram() }
    for (button, answer) in [("Save", "saved"), ("Discard Changes", "discarded"), ("Cancel", "canceled")] {
      try screen.find(button).tap()
      #expect(screen.texts.first == answer)
      try screen.find("Ask").tap()
    }
  }

  @Test func failedRequestIsTriedAgain() throws {
    let screen = asked { ErrorProgram() }
    #expect(screen.presentations[0].texts.first == "The Internet connection appears to be offline.")
    try screen.find("Try Again").tap()
    #expect(screen.texts.first == "1")
  }

  @Test func noticeOfTheOlderFormIsAnswered() throws {
    let screen = asked { OldAlertProgram() }
    try screen.find("Track").tap()
    #expect(screen.texts.first == "tracked")
  }

  @Test func longTermsAreAcceptedWithoutScrolling() throws {
    let screen = asked { TermsProgram() }
    try screen.find("Agree").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func importantMessageAndManyButtonsFitTheWindow() {
    for screen in [asked { PlainAlertProgram() }, asked { ManyButtonsProgram() }] {
      let window = CGRect(x: 0, y: 0, width: 390, height: 844)
      #expect(window.insetBy(dx: 16, dy: 16).contains(screen.presentations[0].frame))
    }
  }

  @Test func choicesOfDialogsAct() throws {
    let colors = asked { BackgroundProgram() }
    #expect(
      colors.presentations[0].texts == ["Change background", "Select a new color.", "Red", "Green", "Blue", "Cancel"])
    try colors.find("Green").tap()
    let trash = asked { TrashProgram() }
    try trash.find("Empty Trash").tap()
    #expect(trash.texts.first == "0 items")
    let photo = asked { PhotoProgram() }
    try photo.find("Choose from Library").tap()
    #expect(photo.texts.first == "library")
  }

  @Test func choicesShowOnlyTheTitlesOfTheirLabels() {
    let screen = asked { LabelsProgram() }
    #expect(screen.presentations[0].texts == ["Copy Link", "Send by Mail", "Export as PDF", "Delete", "Close"])
    let many = asked { ManyChoicesProgram() }
    #expect(many.presentations[0].textsInTree.count == 32)
  }

  private func asked(@ViewBuilder program: () -> some View) -> TestScreen {
    let screen = TestScreen(content: program)
    #expect(throws: Never.self) { try screen.find("Ask").tap() }
    return screen
  }
}
