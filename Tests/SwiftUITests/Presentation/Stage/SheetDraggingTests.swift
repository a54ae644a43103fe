import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Sheets that people drag.
@MainActor @Suite struct SheetDraggingTests {
  @Test func aDraggedSheetFollowsTheTouch() throws {
    let screen = screen { Panel() }
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: -110), over: 0.5)
    // The sheet begins to follow when the touch has moved by ten points.
    #expect(abs(screen.sheet.frame.minY - (427 - 100)) < 2)
    #expect(screen.sheet.frame.maxY == 844)
    touch.move(by: CGSize(width: 0, height: 110), over: 0.5)
    #expect(abs(screen.sheet.frame.minY - 437) < 2)
  }

  @Test("8.18 A sheet that is let go moves to the nearest detent")
  func aSheetThatIsLetGoGoesToTheNearestDetent() throws {
    let screen = screen { Panel() }
    try screen.find("panel").drag(by: CGSize(width: 0, height: -300), over: 1)
    #expect(screen.sheet.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(screen.texts.contains("large"))
    try screen.find("panel").drag(by: CGSize(width: 0, height: 300), over: 1)
    #expect(screen.sheet.frame == CGRect(x: 0, y: 427, width: 390, height: 417))
    #expect(screen.texts.contains("medium"))
    #expect(screen.issues.isEmpty)
  }

  @Test func aSheetThatIsFlungDownIsDismissedAndItsBindingIsReset() throws {
    let log = Log()
    let screen = screen(log) { Panel() }
    try screen.find("panel").drag(by: CGSize(width: 0, height: 150), over: 0.1)
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["dismissed"])
    try screen.find("open").tap()
    #expect(screen.presentations.count == 1)
  }

  @Test func aSheetThatPeopleCannotDismissComesBack() throws {
    let screen = screen { Panel().interactiveDismissDisabled() }
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: 210), over: 0.2)
    #expect(screen.sheet.frame.minY < 427 + 130)
    touch.lift()
    screen.settle()
    #expect(screen.sheet.frame.minY == 427)
  }

  @Test func aSheetWithOneDetentThatPeopleCannotDismissStretches() throws {
    let screen = screen { Text("panel").interactiveDismissDisabled() }
    let touch = screen.touch(at: CGPoint(x: 195, y: 30))
    touch.move(by: CGSize(width: 0, height: 300), over: 0.3)
    #expect(screen.sheet.frame.minY > 20 && screen.sheet.frame.minY < 150)
    touch.lift()
    screen.settle()
    #expect(screen.sheet.frame.minY == 10)
  }

  @Test func aSheetCanBeCaughtWhileItMoves() throws {
    let screen = screen { Panel() }
    let fling = screen.touch(at: CGPoint(x: 195, y: 450))
    fling.move(by: CGSize(width: 0, height: -120), over: 0.1)
    fling.lift()
    screen.advance(by: 0.05)
    let caught = screen.sheet.frame.minY
    #expect(caught > 20 && caught < 330)
    let touch = screen.touch(at: CGPoint(x: 195, y: caught + 30))
    touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
    let held = screen.sheet.frame.minY
    touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
    #expect(abs(screen.sheet.frame.minY - (held + 60)) < 1)
    touch.lift()
    screen.settle()
    #expect(screen.sheet.frame.minY == 10 || screen.sheet.frame.minY == 427)
  }

  @Test func aDragThatTheAppEndsLeavesNothingBehind() throws {
    let log = Log()
    let screen = screen(log) { Panel() }
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: -100), over: 0.2)
    log.close?()
    screen.update()
    touch.move(by: CGSize(width: 0, height: -100), over: 0.2)
    touch.lift()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["dismissed"])
    #expect(screen.isUntouched)
  }

  @Test func aSheetThatTheAppDismissesGoesOnWithTheVelocityOfTheTouch() throws {
    /// The way of the sheet in the sixtieth of a second after the app has dismissed it, while a touch drags it down for so long.
    func way(over duration: TimeInterval) throws -> CGFloat {
      let log = Log()
      let screen = screen(log) { Panel() }
      let touch = screen.touch(at: CGPoint(x: 195, y: 450))
      touch.move(by: CGSize(width: 0, height: 110), over: duration)
      let before = screen.sheet.frame.minY
      log.close?()
      screen.update()
      #expect(abs(screen.sheet.frame.minY - before) < 1)
      screen.advance(by: 1 / 60)
      defer { touch.lift() }
      return screen.sheet.frame.minY - before
    }
    let (slow, fast) = (try way(over: 2), try way(over: 0.1))
    #expect(slow > 0 && fast > slow + 8)
  }

  @Test(
    "8.13 A swipe up on a scroll view grows the sheet first, and scrolls when the sheet has its greatest height",
    arguments: [false, true])
  func aSwipeUpGrowsTheSheetBeforeItsContentScrolls(isLazy: Bool) throws {
    let screen = screen { Rows(isLazy: isLazy) }
    let touch = screen.touch(at: CGPoint(x: 195, y: 600))
    touch.move(by: CGSize(width: 0, height: -210), over: 1)
    #expect(abs(screen.sheet.frame.minY - 227) < 3)
    #expect(try abs(screen.findInTree("row 0").frame.minY - 227) < 20)
    touch.move(by: CGSize(width: 0, height: -317), over: 1)
    #expect(abs(screen.sheet.frame.minY - 10) < 3)
    #expect(try abs(screen.findInTree("row 0").frame.minY - (10 - 100)) < 20)
    // Back: first the content, then the sheet.
    touch.move(by: CGSize(width: 0, height: 200), over: 1)
    #expect(try screen.findInTree("row 0").frame.minY >= screen.sheet.frame.minY)
    #expect(abs(screen.sheet.frame.minY - 110) < 6)
    touch.lift()
    screen.settle()
    #expect(screen.sheet.frame.minY == 10)
  }

  @Test("8.13 With presentationContentInteraction(.scrolls) a swipe up scrolls first")
  func aSwipeUpScrollsFirstIfTheContentScrolls() throws {
    let screen = screen { Rows().presentationContentInteraction(.scrolls) }
    let touch = screen.touch(at: CGPoint(x: 195, y: 600))
    touch.move(by: CGSize(width: 0, height: -110), over: 1)
    #expect(screen.sheet.frame.minY == 427)
    #expect(try screen.findInTree("row 0").frame.minY < 427 - 80)
  }

  @Test(arguments: [false, true])
  func aSheetWithScrolledContentIsDraggedAwayOnlyFromTheTop(isLazy: Bool) throws {
    let screen = screen { Rows(isLazy: isLazy).presentationDetents([.large]) }
    try screen.find("row 5").drag(by: CGSize(width: 0, height: -200), over: 0.5)
    try screen.find("row 12").drag(by: CGSize(width: 0, height: 100), over: 1)
    #expect(screen.sheet.frame.minY == 10)
    screen.settle()
    try screen.find("row 6").drag(by: CGSize(width: 0, height: 600), over: 0.2)
    #expect(screen.presentations.isEmpty)
  }

  @Test func draggingASheetRunsNoBodyBehindIt() throws {
    let screen = screen { Panel() }
    screen.resetCounts()
    try screen.find("panel").drag(by: CGSize(width: 0, height: -300), over: 0.4)
    try screen.find("panel").drag(by: CGSize(width: 0, height: 700), over: 0.4)
    #expect(screen.presentations.isEmpty)
    #expect(screen.bodyCount(of: Opener<Panel>.self) == 0)
  }

  @Test func aTapOutsideDismissesASheet() throws {
    let screen = screen { Panel() }
    screen.touch(at: CGPoint(x: 195, y: 100)).lift()
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }

  // MARK: Programs

  private func screen(_ log: Log = Log(), @ViewBuilder content: @escaping () -> some View) -> TestScreen {
    let screen = TestScreen { Opener(log: log, content: content) }
    try? screen.find("open").tap()
    return screen
  }
}

extension TestScreen {
  fileprivate var sheet: TestPresentation { presentations[0] }
}

private final class Log {
  var lines: [String] = []
  var close: (() -> Void)?
}

private struct Opener<Content: View>: View {
  let log: Log
  @ViewBuilder let content: () -> Content
  @State private var isShown = false

  var body: some View {
    let _ = log.close = { isShown = false }
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown) {
        log.lines.append("dismissed")
      } content: {
        content()
      }
  }
}

private struct Panel: View {
  @State private var detent = PresentationDetent.medium
  var body: some View {
    VStack {
      Text("panel")
      Text(detent == .large ? "large" : "medium")
      Spacer()
    }
    .padding(.top, 20)
    .frame(maxWidth: .infinity)
    .presentationDetents([.medium, .large], selection: $detent)
  }
}

private struct Rows: View {
  var isLazy = false

  private func row(_ number: Int) -> some View {
    Text("row \(number)").frame(maxWidth: .infinity).frame(height: 40)
  }

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { ForEach(0..<60) { row($0) } }
      } else {
        VStack(spacing: 0) { ForEach(0..<60) { row($0) } }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
