import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The known problems of how presentations end and follow each other, by number, in the middle of their motion.
@MainActor @Suite struct DismissalInMotionTests {
  @Test func problem9TheNextSheetComesThoughTheFirstWasDismissedWhileItCame() throws {
    let screen = TestScreen { ThreeSheets() }
    try screen.startPressing("all")
    for name in ["1", "2", "3"] {
      screen.advance(by: 0.1)
      #expect(screen.presentations.map(\.texts) == [[name]])
      #expect(screen.presentations[0].phase == .presenting)
      #expect(screen.presentations[0].startDismissal())
      while screen.presentations.first?.texts == [name] { screen.advance(by: 1 / 60) }
    }
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func problem16DismissInTheMiddleOfAMotionEndsOnePresentation() throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(.sheet) { PresentsInMotion(.fullScreenCover, name: "cover") { Dismisses(log: log) } }
    }
    try screen.find("show").tap()
    try screen.startPressing("cover")
    screen.advance(by: 0.1)
    screen.resetCounts()
    log.dismiss?()
    log.dismiss?()
    screen.update()
    #expect(screen.presentations.map(\.phase) == [.presented, .dismissing(.action)])
    screen.settle()
    #expect(screen.presentations.map(\.kind) == [.sheet])
    #expect(screen.bodyCount(of: Dismisses.self) == 0)
  }

  @Test func problem17TheBindingChangesWhenADraggedSheetIsGoneAndThePhaseTellsBefore() throws {
    let log = MotionLog()
    let screen = TestScreen { PresentsInMotion(.sheet, log: log) { Phase(log: log) } }
    try screen.find("show").tap()
    let touch = screen.touch(at: CGPoint(x: 195, y: 100))
    touch.move(by: CGSize(width: 0, height: 200), over: 0.1)
    #expect(screen.presentations[0].phase == .presented)
    touch.lift()
    #expect(screen.presentations[0].phase == .dismissing(.gesture))
    #expect(log.isShown == true)
    screen.advance(by: 0.05)
    #expect(log.isShown == true)
    screen.settle()
    #expect(log.isShown == false)
    #expect(log.lines == ["presenting", "presented", "dismissing by gesture", "dismissed show"])
  }

  @Test func problems18And19AnItemThatChangesWhileItsSheetComesIsPresentedAnewOnce() throws {
    let log = MotionLog()
    let screen = TestScreen { Items(log: log) }
    try screen.startPressing("next")
    screen.advance(by: 0.15)
    try screen.find("next").activate(in: screen)
    // The content of the item that goes stays whole until it is gone.
    while log.lines.isEmpty {
      #expect(screen.presentations.map(\.texts) == [["item 1"]])
      screen.advance(by: 1 / 60)
    }
    screen.settle()
    #expect(screen.presentations.map(\.texts) == [["item 2"]])
    #expect(log.lines == ["gone 1"])
  }

  @Test func problem20AnAlertRequestedInTheMiddleOfADismissalComesOnceAfterIt() throws {
    let log = MotionLog()
    let screen = TestScreen { SheetThenAlert(log: log) }
    try screen.find("show").tap()
    log.close?()
    screen.advance(by: 0.1)
    log.ask?()
    var kinds: [PresentationContainer] = []
    try screen.eachFrame {
      let kind = screen.presentations.map(\.kind)
      #expect(kind.count <= 1)
      if let kind = kind.first, kind != kinds.last { kinds.append(kind) }
    }
    #expect(kinds == [.sheet, .alert])
  }

  @Test func problem21ASheetInASheetGoesWithItInTheMiddleOfItsMotion() throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(.sheet, log: log) {
        PresentsInMotion(.sheet, name: "inner") { Text("innermost").presentationBackgroundInteraction(.enabled) }
      }
    }
    try screen.find("show").tap()
    try screen.startPressing("inner")
    screen.advance(by: 0.1)
    log.close?()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts == ["show"])
  }
}

// MARK: Programs

private struct Dismisses: View {
  let log: MotionLog
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = log.dismiss = { dismiss() }
    Text("content")
  }
}

private struct Phase: View {
  let log: MotionLog
  @Environment(\.presentationPhase) private var phase
  var body: some View {
    let _ = log.lines.append("\(phase)")
    Color.clear
  }
}

private struct Items: View {
  struct Item: Identifiable {
    let id: Int
  }

  let log: MotionLog
  @State private var item: Item?
  @State private var count = 0
  var body: some View {
    Button("next") {
      count += 1
      item = Item(id: count)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .sheet(item: $item, onDismiss: { (item: Item) in log.lines.append("gone \(item.id)") }) {
      Text("item \($0.id)").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct SheetThenAlert: View {
  let log: MotionLog
  @State private var sheet = false
  @State private var alert = false
  var body: some View {
    let _ = log.close = { sheet = false }
    let _ = log.ask = { alert = true }
    Button("show") { sheet = true }
      .sheet(isPresented: $sheet) { Text("sheet") }
      .alert("Ended", isPresented: $alert) {}
  }
}
