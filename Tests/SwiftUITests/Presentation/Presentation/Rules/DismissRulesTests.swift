import SwiftUI
import Testing

@testable import CanopyTesting

/// `dismiss`, `isPresented` and disabled interactive dismissal.
@MainActor @Suite struct DismissRulesTests {
  @Test("7.3 isPresented is true inside a presentation, and stays true while another appears and disappears above it")
  func isPresentedStaysTrueBelowAnotherPresentation() throws {
    let screen = TestScreen {
      Status(name: "window")
      Shows(name: "show") {
        Status(name: "outer")
        Shows(name: "more") { Status(name: "inner") }
      }
    }
    #expect(screen.texts == ["window false", "show"])
    try screen.find("show").tap()
    #expect(screen.texts == ["window false", "show", "outer true", "more"])
    screen.resetCounts()
    try screen.find("more").tap()
    #expect(screen.texts == ["window false", "show", "outer true", "more", "inner true"])
    #expect(screen.bodyCount(of: Status.self) == 1)
    try screen.presentations[1].dismissByGesture()
    #expect(screen.texts == ["window false", "show", "outer true", "more"])
    // The body of the inner status ran again, because `isPresented` is false during its dismissal.
    #expect(screen.bodyCount(of: Status.self) == 2)
  }

  @Test(
    "7.5 When the app dismisses, its state changes first, then the presentation disappears",
    arguments: [true, false])
  func stateChangesBeforeThePresentationDisappears(byBinding: Bool) throws {
    let log = Log()
    let screen = TestScreen { Dismissing(log: log) }
    try screen.find("item 0").tap()
    #expect(screen.texts == ["item 1", "content 1"])
    if byBinding { log.clear?() } else { log.dismiss?() }
    screen.update()
    #expect(screen.texts == ["item 0", "content 1"])
    #expect(screen.presentations.map(\.phase) == [.dismissing(.action)])
    screen.settle()
    #expect(screen.texts == ["item 0"])
  }

  @Test("7.5 When the person dismisses by a gesture, the item becomes nil after the presentation disappears")
  func aDismissGestureResetsTheItemAfterThePresentationDisappears() throws {
    let log = Log()
    let screen = TestScreen { Dismissing(log: log) }
    try screen.find("item 0").tap()
    #expect(screen.presentations[0].presentation.dismissByGesture())
    screen.advance(by: 0.2)
    #expect(screen.texts == ["item 1", "content 1"])
    #expect(screen.presentations.map(\.phase) == [.dismissing(.gesture)])
    screen.settle()
    #expect(screen.texts == ["item 0"])
    #expect(screen.presentations.isEmpty)
  }

  @Test("7.6 interactiveDismissDisabled, anywhere in a popover, stops the person from dismissing it, not the app")
  func aPopoverWithInteractiveDismissDisabledIgnoresGestures() throws {
    let screen = TestScreen { Holds() }
    try screen.find("show").tap()
    let popover = try #require(screen.presentations.first)
    #expect(popover.kind == .popover)
    #expect(throws: TestError.self) { try popover.tapOutside() }
    #expect(throws: TestError.self) { try popover.press(.escape) }
    #expect(throws: TestError.self) { try popover.dismissByGesture() }
    #expect(screen.presentations.map(\.phase) == [.presented])
    try screen.find("done").tap()
    #expect(screen.presentations.isEmpty)
  }
}

@MainActor private final class Log {
  var dismiss: DismissAction?
  var clear: (() -> Void)?
}

private struct Item: Identifiable {
  let id: Int
}

private struct Shows<Content: View>: View {
  let name: String
  @ViewBuilder let content: () -> Content
  @State private var isShown = false
  var body: some View { Button(name) { isShown = true }.sheet(isPresented: $isShown, content: content) }
}

private struct Status: View {
  let name: String
  @Environment(\.isPresented) private var isPresented
  var body: some View { Text("\(name) \(isPresented.description)") }
}

private struct Dismissing: View {
  let log: Log
  @State private var item: Item?
  var body: some View {
    Button("item \(item?.id ?? 0)") { item = Item(id: 1) }
      .onAppear { log.clear = { [$item] in $item.wrappedValue = nil } }
      .sheet(item: $item) { ContentOf(id: $0.id, log: log) }
  }
}

private struct ContentOf: View {
  let id: Int
  let log: Log
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("content \(id)").onAppear { log.dismiss = dismiss } }
}

private struct Holds: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.popover(isPresented: $isShown) {
      VStack {
        Text("first")
        VStack { Done().interactiveDismissDisabled() }
      }
    }
  }
}

private struct Done: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("done") { dismiss() } }
}
