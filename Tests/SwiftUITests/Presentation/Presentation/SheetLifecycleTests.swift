@testable import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The phases of sheets from presentation to dismissal.
@MainActor @Suite struct SheetLifecycleTests {
  @Test func aSheetIsPresentedWhileItsBindingIsTrue() throws {
    let log = Log()
    let screen = TestScreen { Presenting(log: log) }
    #expect(screen.presentations.isEmpty)
    try screen.find("show").activate()
    #expect(screen.presentations.map(\.kind) == [.sheet])
    #expect(screen.presentations.map(\.phase) == [.presented])
    #expect(screen.texts == ["show", "hide", "sheet", "done"])
    try screen.find("hide").activate()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts == ["show", "hide"])
    #expect(log.lines == ["dismissed"])
  }

  @Test func presentingAndDismissingDoesNotRunThePresentersBody() throws {
    let screen = TestScreen { Presenting(log: Log()) }
    screen.resetCounts()
    try screen.find("show").tap()
    try screen.find("done").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.bodyCount(of: Presenting.self) == 0)
    #expect(screen.bodyCount(of: Inside.self) == 1)
  }

  @Test func dismissEndsThePresentationOfTheViewThatReadsIt() throws {
    let log = Log()
    let screen = TestScreen { Presenting(log: log) }
    try screen.find("show").tap()
    try screen.find("done").tap()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["dismissed"])
    try screen.find("show").tap()
    #expect(screen.presentations.count == 1)
  }

  @Test func theStateOfASheetEndsWithItsDismissal() throws {
    let screen = TestScreen { Presenting(log: Log()) }
    try screen.find("show").tap()
    try screen.find("sheet").tap()
    #expect(screen.texts.contains("sheet 1"))
    try screen.find("done").tap()
    try screen.find("show").tap()
    #expect(screen.texts.contains("sheet"))
  }

  @Test("7.5 When the person dismisses by a gesture, the condition becomes false after the sheet disappears")
  func aDismissGestureResetsTheBindingAfterTheSheetDisappears() throws {
    let log = Log()
    let screen = TestScreen { Presenting(log: log) }
    try screen.find("show").tap()
    #expect(log.isShown == true)
    let sheet = screen.presentations[0]
    #expect(sheet.presentation.dismissByGesture())
    screen.update()
    #expect(screen.presentations.map(\.phase) == [.dismissing(.gesture)])
    #expect(log.isShown == true)
    #expect(log.lines == [])
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(log.isShown == false)
    #expect(log.lines == ["dismissed"])
  }

  @Test("7.6 interactiveDismissDisabled, anywhere in a sheet, stops the person from dismissing it, not the app")
  func aSheetWithInteractiveDismissDisabledIgnoresGestures() throws {
    let screen = TestScreen { Stubborn() }
    try screen.find("show").tap()
    let error = #expect(throws: TestError.self) { try screen.presentations[0].dismissByGesture() }
    #expect(
      error?.message
        == "The sheet with “stay”, “end” cannot be dragged away: its content sets interactiveDismissDisabled().")
    #expect(throws: TestError.self) { try screen.presentations[0].tapOutside() }
    #expect(throws: TestError.self) { try screen.presentations[0].press(.escape) }
    try screen.find("end").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func contentReadsThePresentationPhase() throws {
    let screen = TestScreen { Phases() }
    try screen.find("show").tap()
    #expect(screen.texts == ["show", "presented true sheet"])
    screen.advance(by: 1)
    let press = try screen.find("presented true sheet")
    #expect(press.environment.isPresented)
    #expect(screen.presentations[0].presentation.dismissByGesture())
    screen.update()
    #expect(screen.texts == ["show", "dismissing by gesture false sheet"])
    screen.advance(by: 0.1)
    #expect(screen.presentations.count == 1)
    screen.advance(by: 0.8)
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.8 Removing a view dismisses the sheets that it presents")
  func removingThePresenterDismissesItsPresentationsChildrenFirst() throws {
    let log = Log()
    let screen = TestScreen { Removable(log: log) }
    try screen.find("outer").tap()
    try screen.find("inner").tap()
    #expect(screen.presentations.count == 2)
    log.isShown = false
    screen.update()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["inner gone", "inner dismissed", "outer gone", "outer dismissed"])
  }

  @Test("8.7 A sheet that the app dismisses also dismisses the sheets that its content presents")
  func dismissingASheetDismissesTheSheetsOfItsContent() throws {
    let log = Log()
    log.isShown = true
    let screen = TestScreen { Removable(log: log) }
    try screen.find("outer").activate()
    try screen.find("inner").activate()
    try screen.find("end outer").activate()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["inner gone", "inner dismissed", "outer gone", "outer dismissed"])
  }

  @Test func aSheetWithAConstantBindingIsPresentedOnce() throws {
    let screen = TestScreen { Text("behind").sheet(isPresented: .constant(true)) { Inside() } }
    #expect(screen.presentations.count == 1)
    try screen.find("done").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func coversAndPopoversArePresentedAndDismissedLikeSheets() throws {
    let screen = TestScreen { Others() }
    try screen.find("cover").tap()
    #expect(screen.presentations.map(\.kind) == [.fullScreenCover])
    #expect(throws: TestError.self) { try screen.presentations[0].dismissByGesture() }
    try screen.find("done").tap()
    try screen.find("popover").tap()
    #expect(screen.presentations.map(\.kind) == [.popover])
    try screen.presentations[0].tapOutside()
    #expect(screen.presentations.isEmpty)
  }
}

@Observable private final class Log {
  var isShown = true
  @ObservationIgnored var lines: [String] = []
}

private struct Presenting: View {
  let log: Log
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("show") {
        isShown = true
        log.isShown = true
      }
      Button("hide") { isShown = false }
    }
    .sheet(isPresented: $isShown.logged(log)) {
      log.lines.append("dismissed")
    } content: {
      Inside().presentationBackgroundInteraction(.enabled)
    }
  }
}

extension Binding<Bool> {
  fileprivate func logged(_ log: Log) -> Binding<Bool> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
      log.isShown = $0
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  var body: some View {
    Button(count == 0 ? "sheet" : "sheet \(count)") { count += 1 }
    Button("done") { dismiss() }
  }
}

private struct Stubborn: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.sheet(isPresented: $isShown) {
      VStack {
        Text("stay").interactiveDismissDisabled()
        Button("end") { isShown = false }
      }
    }
  }
}

private struct Phases: View {
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown) { Phase() } }
}

private struct Phase: View {
  @Environment(\.presentationPhase) private var phase
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationContainer) private var container
  var body: some View { Text(verbatim: "\(phase) \(isPresented) \(container)") }
}

private struct Removable: View {
  let log: Log
  var body: some View { if log.isShown { OuterPresenter(log: log) } }
}

private struct OuterPresenter: View {
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("outer") { isShown = true }.sheet(isPresented: $isShown) {
      log.lines.append("outer dismissed")
    } content: {
      VStack {
        InnerPresenter(log: log)
        Button("end outer") { isShown = false }
      }
      .onDisappear { log.lines.append("outer gone") }
    }
  }
}

private struct InnerPresenter: View {
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("inner") { isShown = true }.sheet(isPresented: $isShown) {
      log.lines.append("inner dismissed")
    } content: {
      Text("innermost").onDisappear { log.lines.append("inner gone") }.presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct Others: View {
  @State private var cover = false
  @State private var popover = false
  var body: some View {
    VStack {
      Button("cover") { cover = true }.fullScreenCover(isPresented: $cover) { Inside() }
      Button("popover") { popover = true }.popover(isPresented: $popover, arrowEdge: .top) { Inside() }
    }
  }
}
