import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Escape and the focus, in the middle of the motion of presentations.
@MainActor @Suite struct KeysInMotionTests {
  private let log = MotionLog()
  private let escape = KeyEvent(.down, key: .escape)

  private func sheet() -> TestScreen {
    TestScreen { [log] in
      PresentsInMotion(.sheet, log: log) {
        Text("content").frame(maxHeight: .infinity).presentationDetents([.medium, .large])
      }
    }
  }

  // MARK: Escape

  @Test(arguments: [PresentationContainer.sheet, .popover, .alert, .confirmationDialog])
  func escapeTurnsBackWhatComes(container: PresentationContainer) throws {
    let screen = TestScreen { [log] in
      PresentsInMotion(container, log: log) {
        if container == .alert || container == .confirmationDialog {
          Button("Cancel", role: .cancel) { log.lines.append("cancelled") }
        } else {
          Text("content").frame(width: 100, height: 100).presentationCompactAdaptation(.popover)
        }
      }
    }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    let before = screen.presentations[0].frame
    screen.send(escape)
    #expect(screen.presentations[0].phase.isDismissing)
    #expect(abs(screen.presentations[0].frame.minY - before.minY) < 12)
    screen.settle()
    #expect(screen.presentations.isEmpty && !log.isShown)
    let lines: [PresentationContainer: [String]] = [
      .sheet: ["dismissed show"], .alert: ["cancelled"], .confirmationDialog: ["cancelled"],
    ]
    #expect(log.lines == lines[container, default: []])
  }

  @Test func escapeEndsADragAndTheSheetGoesOnFromThere() throws {
    let screen = sheet()
    try screen.find("show").tap()
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: -200), over: 0.3)
    let before = screen.presentations[0].frame.minY
    screen.send(escape)
    #expect(screen.presentations[0].phase == .dismissing(.gesture))
    #expect(abs(screen.presentations[0].frame.minY - before) < 2)
    touch.move(by: CGSize(width: 0, height: -100), over: 0.1)
    #expect(screen.presentations.first.map { $0.frame.minY > before + 20 } ?? true)
    touch.lift()
    screen.settle()
    #expect(screen.presentations.isEmpty && screen.isUntouched)
    #expect(log.lines == ["dismissed show"])
  }

  @Test func escapeDoesNothingToWhatLeaves() throws {
    let screen = sheet()
    try screen.find("show").tap()
    screen.send(escape)
    screen.advance(by: 0.1)
    let before = screen.presentations[0].frame
    screen.send(escape)
    #expect(screen.presentations[0].frame == before)
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["dismissed show"])
  }

  @Test func escapeThatIsHeldDownDismissesOnlyOneOfSeveral() throws {
    let screen = TestScreen { [log] in
      PresentsInMotion(.sheet, name: "outer", log: log) {
        PresentsInMotion(.sheet, name: "inner", log: log) { Text("content") }
      }
    }
    try screen.find("outer").tap()
    try screen.find("inner").tap()
    screen.send(escape)
    for _ in 0..<60 {
      screen.send(KeyEvent(.repeated, key: .escape))
      screen.advance(by: 1 / 60)
    }
    #expect(screen.presentations.map(\.phase) == [.presented])
    screen.send(KeyEvent(.up, key: .escape))
    screen.send(escape)
    screen.settle()
    #expect(log.lines == ["dismissed inner", "dismissed outer"])
  }

  // MARK: The focus

  @Test(arguments: [PresentationContainer.sheet, .fullScreenCover, .popover, .alert])
  func theFocusMovesInWithTheFirstFrameAndIsGivenBackWhenThePresentationLeaves(
    container: PresentationContainer
  ) throws {
    let screen = TestScreen { [log] in Fields(container: container, log: log) }
    try screen.find(id: "outside").focus()
    #expect(try screen.find(id: "outside").isFocused)
    log.ask?()
    screen.update()
    // Behind what covers it, the field has no focus in any frame.
    try screen.eachFrame {
      let field = try screen.find(id: "outside")
      #expect(!field.isFocused)
    }
    try screen.find(id: "inside").focus()
    #expect(try screen.find(id: "inside").isFocused)
    screen.send(KeyEvent(.down, key: "x"))
    log.close?()
    screen.update()
    #expect(screen.presentations[0].phase == .dismissing(.action))
    try screen.eachFrame {
      let field = try screen.find(id: "outside")
      #expect(field.isFocused)
    }
    screen.send(KeyEvent(.down, key: "y"))
    #expect(log.lines.last == "outside y, inside x")
  }

  @Test func thePresentationThatIsTurnedBackGivesTheFocusBackToo() throws {
    let screen = TestScreen { [log] in Fields(container: .sheet, log: log) }
    try screen.find(id: "outside").focus()
    for _ in 0..<3 {
      log.ask?()
      screen.advance(by: 0.1)
      #expect(try !screen.find(id: "outside").isFocused)
      screen.send(escape)
      screen.advance(by: 0.05)
      #expect(try screen.find(id: "outside").isFocused)
      screen.settle()
    }
    #expect(screen.issues.isEmpty)
  }
}

extension PresentationPhase {
  fileprivate var isDismissing: Bool { if case .dismissing = self { true } else { false } }
}

/// A field, and another one in a presentation.
private struct Fields: View {
  let container: PresentationContainer
  let log: MotionLog
  @State private var isShown = false
  @State private var outside = ""
  @State private var inside = ""

  var body: some View {
    let _ = log.ask = { isShown = true }
    let _ = log.close = { isShown = false }
    let _ = log.lines.append("outside \(outside), inside \(inside)")
    let field = TextField("Outside", text: $outside).accessibilityIdentifier("outside")
    let inner = TextField("Inside", text: $inside).accessibilityIdentifier("inside")
    switch container {
    case .fullScreenCover: field.fullScreenCover(isPresented: $isShown) { inner }
    case .popover:
      field.popover(isPresented: $isShown) { inner.frame(width: 100).presentationCompactAdaptation(.popover) }
    case .alert: field.alert("Alert", isPresented: $isShown) { inner }
    default: field.sheet(isPresented: $isShown) { inner }
    }
  }
}
