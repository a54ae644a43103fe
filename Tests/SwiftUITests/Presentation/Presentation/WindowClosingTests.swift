import CanopyTesting
import SwiftUI
import Testing

/// Closing windows, and the dialogs that ask for confirmation first.
@MainActor @Suite struct WindowClosingTests {
  @Test("7.2 At the root of a window, dismiss closes it")
  func dismissAtTheRootClosesTheWindow() throws {
    let log = Log()
    let screen = TestScreen(size: CGSize(width: 800, height: 600)) {
      Leaving().onDisappear { log.lines.append("gone") }
    }
    try screen.find("leave").tap()
    #expect(screen.isClosed)
    #expect(screen.texts.isEmpty)
    #expect(log.lines == ["gone"])
  }

  @Test("7.2 At the root of a window with the size of a phone, dismiss does nothing")
  func dismissAtTheRootOfAPhoneDoesNothing() throws {
    for size in [CGSize(width: 375, height: 667), CGSize(width: 844, height: 390)] {
      let screen = TestScreen(size: size) { Leaving() }
      try screen.find("leave").tap()
      #expect(!screen.isClosed && screen.issues.isEmpty)
      screen.resize(to: CGSize(width: 800, height: 600))
      try screen.find("leave").tap()
      #expect(screen.isClosed)
    }
  }

  @Test("7.2 In a sheet, dismiss dismisses the sheet and doesn't close the window")
  func dismissInASheetKeepsTheWindowOpen() throws {
    let screen = TestScreen { Sheeting() }
    try screen.find("show").tap()
    try screen.find("leave").tap()
    #expect(screen.presentations.isEmpty)
    #expect(!screen.isClosed)
  }

  @Test("7.7 A dialog asks before a window closes: cancel keeps the window open, any other button closes it")
  func aDialogAsksBeforeTheWindowCloses() throws {
    let log = Log()
    let screen = TestScreen { Editing(log: log) }
    try screen.find("change").tap()
    screen.close()
    #expect(screen.presentations.map(\.kind) == [.confirmationDialog])
    #expect(screen.presentations[0].texts == ["Save?", "There are changes.", "Save", "Keep open"])
    try screen.find("Keep open").tap()
    #expect(!screen.isClosed && screen.presentations.isEmpty)
    screen.close()
    try screen.find("Save").tap()
    #expect(screen.isClosed)
    #expect(log.lines == ["saved"])
  }

  @Test("7.7 A window without a dismissal dialog to present closes immediately")
  func aWindowWithoutADismissalDialogClosesImmediately() throws {
    let screen = TestScreen { Editing(log: Log()) }
    screen.close()
    #expect(screen.isClosed)
    let undone = TestScreen { Editing(log: Log()) }
    try undone.find("change").tap()
    try undone.find("change back").tap()
    undone.close()
    #expect(undone.isClosed)
  }

  @Test func everyDismissalDialogIsPresentedBeforeTheWindowCloses() throws {
    let screen = TestScreen {
      VStack {
        Editing(log: Log())
        Text("too").dismissalConfirmationDialog("Sure?", shouldPresent: true) { Button("Yes") {} }
      }
    }
    try screen.find("change").tap()
    screen.close()
    #expect(screen.presentations[0].texts.first == "Sure?")
    try screen.find("Yes").tap()
    #expect(!screen.isClosed)
    #expect(screen.presentations[0].texts.first == "Save?")
    try screen.find("Save").tap()
    #expect(screen.isClosed)
  }

  @Test func aRemovedViewPresentsNoDismissalDialog() throws {
    let screen = TestScreen { Leaves() }
    try screen.find("remove").tap()
    screen.close()
    #expect(screen.isClosed)
  }

  @Test func dismissingTheDialogByAGestureKeepsTheWindowOpen() throws {
    let screen = TestScreen { Editing(log: Log()) }
    try screen.find("change").tap()
    screen.close()
    try screen.presentations[0].tapOutside()
    #expect(!screen.isClosed && screen.presentations.isEmpty)
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("leave") { dismiss() } }
}

private struct Sheeting: View {
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown) { Leaving() } }
}

private struct Editing: View {
  let log: Log
  @State private var hasChanges = false

  var body: some View {
    VStack {
      Button("change") { hasChanges = true }
      Button("change back") { hasChanges = false }
    }
    .dismissalConfirmationDialog("Save?", shouldPresent: hasChanges) {
      Button("Save") { log.lines.append("saved") }
      Button("Keep open", role: .cancel) {}
    } message: {
      Text("There are changes.")
    }
  }
}

private struct Leaves: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("remove") { isThere = false }
      if isThere { Text("asks").dismissalConfirmationDialog("Sure?", shouldPresent: true) { Button("Yes") {} } }
    }
  }
}
