import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The known problems of touches and the focus, by number, in each frame of the motion of presentations.
@MainActor @Suite struct TouchesInMotionTests {
  @Test func problem25TouchesDoNotReachViewsBehindASheetThatComes() throws {
    let log = MotionLog()
    let screen = TestScreen {
      Behind(log: log) { PresentsInMotion(.sheet) { Text("content").presentationDetents([.medium]) } }
    }
    try screen.startPressing("show")
    while screen.presentations[0].phase == .presenting {
      screen.touch(at: CGPoint(x: 195, y: 30)).lift()
      screen.advance(by: 1 / 60)
    }
    #expect(log.lines.isEmpty)
    #expect(screen.presentations.map(\.phase) == [.presented])
  }

  @Test("25. A tap beside a popover dismisses it and does nothing else, once it is there")
  func problem25ATapBesideAPopoverDoesNotReachViewsBehindIt() throws {
    let log = MotionLog()
    let screen = popover(log, .automatic)
    try screen.startPressing("show")
    while screen.presentations[0].phase == .presenting {
      screen.touch(at: CGPoint(x: 195, y: 30)).lift()
      screen.advance(by: 1 / 60)
    }
    #expect(screen.presentations.map(\.phase) == [.presented])
    screen.touch(at: CGPoint(x: 195, y: 30)).lift()
    #expect(screen.presentations.map(\.phase) == [.dismissing(.gesture)])
    #expect(log.lines.isEmpty)
    // What leaves is in no one's way.
    screen.advance(by: 0.05)
    screen.touch(at: CGPoint(x: 195, y: 30)).lift()
    #expect(screen.presentations.count == 1 && log.lines == ["pressed"])
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }

  @Test("25. With background interaction, taps reach views behind a popover from its first frame to its last")
  func problem25TapsReachViewsBehindAPopoverThatLetsThem() throws {
    let log = MotionLog()
    let screen = popover(log, .enabled)
    try screen.startPressing("show")
    var taps = 0
    try screen.eachFrame {
      if taps == 30 { #expect(screen.presentations[0].startDismissal()) }
      screen.touch(at: CGPoint(x: 195, y: 30)).lift()
      taps += 1
      #expect(log.lines.count == taps)
    }
    #expect(screen.presentations.isEmpty)
  }

  @Test("25. A button in a popover that comes gets its taps, and the button that has presented it doesn't")
  func problem25APopoverTakesItsOwnTapsWhileItComes() throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(.popover) {
        Button("inside") { log.lines.append("inside") }.frame(width: 120, height: 80)
          .presentationCompactAdaptation(.popover)
      }
    }
    try screen.startPressing("show")
    for tap in 1...12 {
      screen.advance(by: 1 / 60)
      try screen.startPressing("inside")
      #expect(log.lines.count == tap)
    }
    screen.settle()
    #expect(screen.presentations.count == 1)
  }

  @Test("25. A field in a sheet has the focus and its keys while the sheet comes", arguments: [false, true])
  func problem25AFieldHasTheFocusWhileItsSheetComes(isDefault: Bool) throws {
    let screen = TestScreen { PresentsInMotion(.sheet) { Entry(isDefault: isDefault) } }
    try screen.startPressing("show")
    screen.advance(by: 1 / 60)
    for letter in ["a", "b", "c"] as [KeyEquivalent] {
      #expect(try screen.find(id: "second").isFocused)
      screen.send(KeyEvent(.down, key: letter))
      screen.advance(by: 1 / 60)
    }
    #expect(screen.presentations[0].phase == .presenting)
    #expect(screen.texts.contains("abc"))
  }

  @Test func problem26StackedSheetsDoNotResizeEachOther() throws {
    let screen = TestScreen {
      PresentsInMotion(.sheet) {
        VStack {
          PresentsInMotion(.sheet, name: "inner") { Text("innermost").presentationDetents([.height(200)]) }
          GeometryReader { Text("height \(Int($0.size.height))") }
        }
        .presentationDetents([.height(500)])
      }
    }
    try screen.find("show").tap()
    let height = try #require(screen.texts.first { $0.hasPrefix("height") })
    try screen.startPressing("inner")
    try screen.eachFrame { #expect(screen.texts.contains(height)) }
    #expect(screen.presentations.map(\.frame.height) == [500, 200])
    #expect(screen.presentations[1].startDismissal())
    try screen.eachFrame { #expect(screen.texts.contains(height)) }
    #expect(screen.presentations.map(\.frame.height) == [500])
  }

  private func popover(_ log: MotionLog, _ interaction: PresentationBackgroundInteraction) -> TestScreen {
    TestScreen {
      Behind(log: log) {
        PresentsInMotion(.popover) {
          Text("content").frame(width: 120, height: 80)
            .presentationCompactAdaptation(.popover)
            .presentationBackgroundInteraction(interaction)
        }
      }
    }
  }
}

private struct Behind<Content: View>: View {
  let log: MotionLog
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Button("behind") { log.lines.append("pressed") }.frame(height: 60)
      Spacer()
      content
    }
  }
}

/// Two fields, of which the second one has the focus at first.
private struct Entry: View {
  let isDefault: Bool
  @State private var texts = ["", ""]
  @FocusState private var focus: Int?
  var body: some View {
    if isDefault { fields.defaultFocus($focus, 1) } else { fields.onAppear { focus = 1 } }
  }

  private var fields: some View {
    VStack {
      field("first", 0)
      field("second", 1)
    }
  }

  private func field(_ name: String, _ index: Int) -> some View {
    TextField(name, text: $texts[index]).focused($focus, equals: index).accessibilityIdentifier(name)
  }
}
