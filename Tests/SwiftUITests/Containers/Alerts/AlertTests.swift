import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Alerts and dialogs.
@MainActor @Suite struct AlertTests {
  @Test("8.10 Each action of an alert dismisses it")
  func eachActionRunsAndDismissesTheAlert() throws {
    let log = Log()
    let screen = TestScreen { Deleting(log: log) }
    try screen.find("delete").tap()
    #expect(screen.presentations.map(\.kind) == [.alert])
    #expect(screen.presentations[0].texts == ["Delete?", "It is gone then.", "Yes", "No"])
    try screen.find("Yes").tap()
    #expect(log.lines == ["deleted"])
    #expect(screen.presentations.isEmpty)
    try screen.find("delete").tap()
    try screen.find("No").tap()
    #expect(log.lines == ["deleted"])
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.10 An alert without actions has an OK button")
  func anAlertWithoutActionsHasAnOKButton() throws {
    let screen = TestScreen { Plain() }
    try screen.find("say").tap()
    #expect(screen.presentations[0].texts == ["Done", "OK"])
    #expect(throws: TestError.self) { try screen.presentations[0].tapOutside() }
    try screen.find("OK").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.10 A dialog has a Cancel button, unless it provides a cancel button of its own")
  func aDialogHasACancelButton() throws {
    let log = Log()
    let screen = TestScreen { Choosing(log: log) }
    try screen.find("choose").tap()
    #expect(screen.presentations.map(\.kind) == [.confirmationDialog])
    #expect(screen.presentations[0].texts == ["One", "Two", "Cancel"])
    try screen.find("Two").tap()
    #expect(log.lines == ["two"])
    try screen.find("choose with title").tap()
    #expect(screen.presentations[0].texts == ["Which?", "One", "Never mind"])
    try screen.presentations[0].tapOutside()
    #expect(screen.presentations.isEmpty)
  }

  @Test func thePresentedDataStaysTheSameWhileTheAlertIsShown() throws {
    let choice = Choice()
    let screen = TestScreen { About(choice: choice) }
    try screen.find("about").tap()
    #expect(screen.presentations[0].texts == ["About", "a file", "Open a file"])
    choice.file = "another file"
    screen.settle()
    #expect(screen.presentations[0].texts == ["About", "a file", "Open a file"])
    choice.file = nil
    screen.settle()
    #expect(screen.presentations[0].texts == ["About", "a file", "Open a file"])
  }

  @Test func anAlertWithoutDataIsNotPresented() throws {
    let choice = Choice()
    choice.file = nil
    let screen = TestScreen { About(choice: choice) }
    try screen.find("about").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func theTitleOfAnErrorAlertIsTheErrorDescription() throws {
    let screen = TestScreen { Failing() }
    try screen.find("fail").tap()
    #expect(screen.presentations[0].texts == ["The disk is full.", "Delete something.", "Retry"])
  }

  @Test func anAlertRequestedDuringADismissalAppearsAfterIt() throws {
    let screen = TestScreen { SheetThenAlert() }
    try screen.find("show").tap()
    try screen.find("end and say").tap()
    #expect(screen.presentations.map(\.kind) == [.alert])
    #expect(screen.presentations[0].texts == ["Ended", "OK"])
  }

  @Test func alertAndActionSheetValuesArePresented() throws {
    let log = Log()
    let screen = TestScreen { Values(log: log) }
    try screen.find("alert").tap()
    #expect(screen.presentations[0].texts == ["Title", "Message", "Erase", "Cancel"])
    try screen.find("Erase").tap()
    #expect(log.lines == ["erased"])
    try screen.find("sheet").tap()
    #expect(screen.presentations.map(\.kind) == [.confirmationDialog])
    #expect(screen.presentations[0].texts == ["Choose", "A", "Cancel"])
    try screen.find("A").tap()
    #expect(log.lines == ["erased", "a"])
    #expect(screen.presentations.isEmpty)
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Deleting: View {
  let log: Log
  @State private var isAsking = false
  var body: some View {
    Button("delete") { isAsking = true }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log.lines.append("deleted") }
        Button("No", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
  }
}

private struct Plain: View {
  @State private var isShown = false
  var body: some View { Button("say") { isShown = true }.alert(Text("Done"), isPresented: $isShown) {} }
}

private struct Choosing: View {
  let log: Log
  @State private var isChoosing = false
  @State private var isTitled = false
  var body: some View {
    VStack {
      Button("choose") { isChoosing = true }
        .confirmationDialog("Which?", isPresented: $isChoosing) {
          Button("One") { log.lines.append("one") }
          Button("Two") { log.lines.append("two") }
        }
      Button("choose with title") { isTitled = true }
        .confirmationDialog("Which?", isPresented: $isTitled, titleVisibility: .visible) {
          Button("One") {}
          Button("Never mind", role: .cancel) {}
        }
    }
  }
}

@Observable private final class Choice {
  var file: String? = "a file"
}

private struct About: View {
  let choice: Choice
  @State private var isShown = false
  var body: some View {
    Button("about") { isShown = true }
      .alert("About", isPresented: $isShown, presenting: choice.file) { file in
        Button("Open \(file)") {}
      } message: { file in
        Text(file)
      }
  }
}

private struct Full: LocalizedError {
  var errorDescription: String? { "The disk is full." }
  var recoverySuggestion: String? { "Delete something." }
}

private struct Failing: View {
  @State private var isShown = false
  @State private var error: Full?
  var body: some View {
    Button("fail") {
      error = Full()
      isShown = true
    }
    .alert(isPresented: $isShown, error: error) { _ in
      Button("Retry") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

private struct SheetThenAlert: View {
  @State private var isShown = false
  @State private var says = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("end and say") {
          isShown = false
          says = true
        }
      }
      .alert("Ended", isPresented: $says) {}
  }
}

private struct Values: View {
  let log: Log
  @State private var alert = false
  @State private var sheet = false
  var body: some View {
    VStack {
      Button("alert") { alert = true }
        .alert(isPresented: $alert) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .destructive(Text("Erase")) { log.lines.append("erased") }, secondaryButton: .cancel())
        }
      Button("sheet") { sheet = true }
        .actionSheet(isPresented: $sheet) {
          ActionSheet(
            title: Text("Choose"), buttons: [.default(Text("A")) { log.lines.append("a") }, .cancel()])
        }
    }
  }
}
