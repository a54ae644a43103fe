import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The known problems of presentations, by number, while presentations come and go: in each frame of their motion.
@MainActor @Suite struct KnownProblemsInMotionTests {
  @Test(arguments: [PresentationContainer.sheet, .fullScreenCover, .popover])
  func problem2ObjectsAndValuesAreThereInEachFrame(container: PresentationContainer) throws {
    let log = Log()
    let screen = TestScreen {
      Shows(container, log: log) { Reader() }.environment(\.level, 3).environmentObject(Model("given"))
    }
    try screen.press("show")
    var frames = 0
    try screen.eachFrame {
      frames += 1
      #expect(screen.texts == ["show", "given 3"])
    }
    #expect(frames > 20)
    log.close?()
    try screen.eachFrame {
      if !screen.presentations.isEmpty { #expect(screen.presentations[0].texts == ["given 3"]) }
    }
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func problem3ContentFollowsStateFromTheFirstFrameToTheLast() throws {
    let screen = TestScreen { Stale() }
    try screen.press("set")
    #expect(screen.texts.contains("after 0"))
    var count = 0
    try screen.eachFrame {
      count += 1
      try screen.find("count").activate(in: screen)
      #expect(screen.texts.contains("after \(count)"))
    }
  }

  @Test func problem9TheNextSheetComesThoughTheFirstWasDismissedWhileItCame() throws {
    let screen = TestScreen { Three() }
    try screen.press("all")
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

  @Test func problem11APreferredColorSchemeChangesInTheSameFrame() throws {
    let screen = TestScreen { Prefers() }
    try screen.press("show")
    screen.advance(by: 0.1)
    for isDark in [true, false, true] {
      try screen.find("toggle").activate(in: screen)
      #expect(try screen.find("inside").environment.colorScheme == (isDark ? .dark : .light))
      let sheet = screen.presentations[0].frame
      let pixel = try screen.image().pixel(x: 20, y: Int(sheet.minY) + 40)
      #expect(isDark ? pixel.red < 60 : pixel.red > 240)
      screen.advance(by: 1 / 60)
    }
  }

  @Test func problem12NoFrameHasOtherColorsThanTheLast() throws {
    let screen = TestScreen { Shows(.sheet) { Rectangle().fill(.tint).ignoresSafeArea() }.tint(.red) }
    try screen.press("show")
    try screen.eachFrame {
      let sheet = screen.presentations[0].frame
      guard sheet.minY < 800 else { return }
      let pixel = try screen.image().pixel(x: 195, y: 830)
      #expect(pixel.description == "#FF383C")
    }
  }

  @Test func problem16DismissInTheMiddleOfAMotionEndsOnePresentation() throws {
    let log = Log()
    let screen = TestScreen {
      Shows(.sheet) { Shows(.fullScreenCover, name: "cover") { Dismisses(log: log) } }
    }
    try screen.find("show").tap()
    try screen.press("cover")
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
    let log = Log()
    let screen = TestScreen { Shows(.sheet, log: log) { Phase(log: log) } }
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
    #expect(log.lines == ["presenting", "presented", "dismissing by gesture"])
  }

  @Test func problems18And19AnItemThatChangesWhileItsSheetComesIsPresentedAnewOnce() throws {
    let log = Log()
    let screen = TestScreen { Items(log: log) }
    try screen.press("next")
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
    let log = Log()
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
    let log = Log()
    let screen = TestScreen {
      Shows(.sheet, log: log) {
        Shows(.sheet, name: "inner") { Text("innermost").presentationBackgroundInteraction(.enabled) }
      }
    }
    try screen.find("show").tap()
    try screen.press("inner")
    screen.advance(by: 0.1)
    log.close?()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts == ["show"])
  }

  @Test func problem25TouchesDoNotReachViewsBehindASheetThatComes() throws {
    let log = Log()
    let screen = TestScreen { Behind(log: log) }
    try screen.press("show")
    while screen.presentations[0].phase == .presenting {
      screen.touch(at: CGPoint(x: 195, y: 30)).lift()
      screen.advance(by: 1 / 60)
    }
    #expect(log.lines.isEmpty)
    #expect(screen.presentations.map(\.phase) == [.presented])
  }

  @Test func problem26StackedSheetsDoNotResizeEachOther() throws {
    let screen = TestScreen {
      Shows(.sheet) {
        VStack {
          Shows(.sheet, name: "inner") { Text("innermost").presentationDetents([.height(200)]) }
          GeometryReader { Text("height \(Int($0.size.height))") }
        }
        .presentationDetents([.height(500)])
      }
    }
    try screen.find("show").tap()
    let height = try #require(screen.texts.first { $0.hasPrefix("height") })
    try screen.press("inner")
    try screen.eachFrame { #expect(screen.texts.contains(height)) }
    #expect(screen.presentations.map(\.frame.height) == [500, 200])
    #expect(screen.presentations[1].startDismissal())
    try screen.eachFrame { #expect(screen.texts.contains(height)) }
    #expect(screen.presentations.map(\.frame.height) == [500])
  }
}

// MARK: Frames

extension TestScreen {
  /// Presses a button without waiting for what follows.
  fileprivate func press(_ name: String) throws { try find(name).touch().lift() }

  /// Runs frames until nothing moves, and an action after each.
  fileprivate func eachFrame(_ action: () throws -> Void) throws {
    for _ in 0..<60 {
      advance(by: 1 / 60)
      try action()
    }
  }
}

extension TestElement {
  /// Presses a button behind a moving presentation, without waiting for what follows.
  @MainActor
  fileprivate func activate(in screen: TestScreen) throws {
    try touch().lift()
    screen.update()
  }
}

// MARK: Programs

private final class Model: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor private final class Log {
  var lines: [String] = []
  var isShown = false
  var close: (() -> Void)?
  var ask: (() -> Void)?
  var dismiss: (() -> Void)?
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct Shows<Content: View>: View {
  let container: PresentationContainer
  let name: String
  let log: Log?
  let content: () -> Content
  @State private var isShown = false

  init(
    _ container: PresentationContainer, name: String = "show", log: Log? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.container, self.name, self.log, self.content) = (container, name, log, content)
  }

  var body: some View {
    let _ = log?.close = { isShown = false }
    let _ = log?.isShown = isShown
    let button = Button(name) { isShown = true }
    switch container {
    case .popover: button.popover(isPresented: $isShown, content: content)
    case .fullScreenCover: button.fullScreenCover(isPresented: $isShown, content: content)
    default: button.sheet(isPresented: $isShown, content: content)
    }
  }
}

private struct Reader: View {
  @EnvironmentObject private var model: Model
  @Environment(\.level) private var level
  var body: some View { Text("\(model.name) \(level)") }
}

private struct Stale: View {
  @State private var text = "before"
  @State private var count = 0
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("set") {
        text = "after"
        isShown = true
      }
      Button("count") { count += 1 }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .sheet(isPresented: $isShown) {
      Text("\(text) \(count)").presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct Three: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false
  var body: some View {
    Button("all") { (one, two, three) = (true, true, true) }
      .sheet(isPresented: $one) { Text("1") }
      .sheet(isPresented: $two) { Text("2") }
      .sheet(isPresented: $three) { Text("3") }
  }
}

private struct Prefers: View {
  @State private var scheme: ColorScheme?
  var body: some View {
    VStack {
      Button("toggle") { scheme = scheme == nil ? .dark : nil }
      Shows(.sheet) {
        Text("inside").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .preferredColorScheme(scheme)
  }
}

private struct Dismisses: View {
  let log: Log
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = log.dismiss = { dismiss() }
    Text("content")
  }
}

private struct Phase: View {
  let log: Log
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

  let log: Log
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
  let log: Log
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

private struct Behind: View {
  let log: Log
  var body: some View {
    VStack {
      Button("behind") { log.lines.append("pressed") }.frame(height: 60)
      Spacer()
      Shows(.sheet) { Text("content").presentationDetents([.medium]) }
    }
  }
}
