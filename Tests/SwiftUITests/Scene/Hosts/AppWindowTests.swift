import CanopyInput
import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// What a window does for its host, and asks of it.
@MainActor @Suite struct AppWindowTests {
  private struct Showing: App {
    var log = ActionLog()

    struct Content: View {
      let log: ActionLog
      @State private var count = 0
      @Environment(\.displayScale) private var scale
      @Environment(\.horizontalSizeClass) private var sizeClass
      @Environment(\.scenePhase) private var phase
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        VStack {
          Text("scale \(scale, format: .number)")
          Text(sizeClass == .compact ? "compact" : "regular")
          Text("phase \(phase)")
          Text(scheme == .dark ? "dark" : "light")
          Button("count \(count)") { count += 1 }
        }
        .onOpenURL { log.add($0.absoluteString) }
        .onDisappear { log.add("gone") }
      }
    }

    var body: some Scene { WindowGroup("Main") { Content(log: log) } }
  }

  private let log = ActionLog()

  // MARK: Values

  @Test func theScaleOfTheScreenReachesTheViews() throws {
    let app = HeadlessApp(Showing())
    #expect(try app.labels.contains("scale 1"))
    try app.window.window.geometry.scale = 2.5
    app.settle()
    #expect(try app.labels.contains("scale 2.5"))
  }

  @Test(arguments: [(599, "compact"), (600, "regular")] as [(CGFloat, String)])
  func aNarrowWindowIsCompact(width: CGFloat, name: String) throws {
    let app = HeadlessApp(Showing())
    try app.window.window.geometry.size.width = width
    app.settle()
    #expect(try app.labels.contains(name))
  }

  @Test func aSizeClassThatTheHostSetsStaysWhenTheWindowIsResized() throws {
    let app = HeadlessApp(Showing())
    let window = try app.window.window
    #expect(try app.labels.contains("regular"))
    var values = window.values
    values.horizontalSizeClass = .compact
    window.set(values)
    app.settle()
    #expect(try app.labels.contains("compact"))
    window.geometry.size.width = 900
    app.settle()
    #expect(try app.labels.contains("compact"))
  }

  @Test func theActivityOfAWindowIsItsScenePhase() throws {
    let app = HeadlessApp(Showing())
    #expect(try app.labels.contains("phase active"))
    try app.window.window.activity = .background
    app.settle()
    #expect(try app.labels.contains("phase background"))
  }

  @Test func valuesOfTheSystemAreLive() throws {
    let app = HeadlessApp(Showing())
    #expect(try app.labels.contains("light"))
    try app.window.window.values.colorScheme = .dark
    app.settle()
    #expect(try app.labels.contains("dark"))
  }

  // MARK: Frames

  @Test func aWindowAtRestAsksForNoFrame() throws {
    let app = HeadlessApp(Showing())
    #expect(try !app.window.wantsFrame)
    #expect(try app.window.frameDate == nil)
  }

  @Test func anEventAsksForAFrame() throws {
    let app = HeadlessApp(Showing())
    try app.window.window.receive(.hover(HoverEvent(at: CGPoint(x: 1, y: 1))))
    #expect(try app.window.wantsFrame)
  }

  @Test func aChangedValueAsksForAFrame() throws {
    let app = HeadlessApp(Showing())
    try app.window.window.values.locale = Locale(identifier: "fr_FR")
    #expect(try app.window.wantsFrame)
  }

  private struct Clock: App {
    let start: Date
    init() { start = .now }
    init(_ start: Date) { self.start = start }

    var body: some Scene {
      WindowGroup { TimelineView(.periodic(from: start, by: 60)) { Text("\($0.date)") } }
    }
  }

  @Test func aWindowThatWaitsForATimeAsksForAFrameThen() throws {
    let app = HeadlessApp(Clock(Date().addingTimeInterval(3_600)))
    #expect(try !app.window.wantsFrame)
    #expect(try app.window.frameDate != nil)
  }

  @Test func aFrameShowsWhatChangedAndTheNextOneNothing() throws {
    let app = HeadlessApp(Showing())
    let window = try app.window
    let now = try #require(window.window.frame?.tree.context.clock.now)
    window.window.values.colorScheme = .dark
    let changed = try #require(window.runFrame(at: now))
    #expect(!changed.damage.isEmpty)
    let same = try #require(window.runFrame(at: now))
    #expect(same.damage.isEmpty)
  }

  // MARK: URLs

  @Test func aURLThatComesBeforeTheWindowIsShownIsDelivered() throws {
    let app = HeadlessApp(Showing(log: log), launches: false)
    app.app.launch(opening: [try #require(URL(string: "notes://early"))])
    app.settle()
    #expect(log.lines == ["notes://early"])
    #expect(app.titles == ["Main"])
  }

  // MARK: Closing

  @Test func aClosedWindowTellsItsViewsAndItsHost() throws {
    let app = HeadlessApp(Showing(log: log))
    let window = try app.window
    try app.close()
    #expect(window.isClosed)
    #expect(window.window.isClosed)
    #expect(log.lines == ["gone"])
    #expect(app.host.hasEnded)
  }

  @Test func aClosedWindowIgnoresWhatItsHostSends() throws {
    let app = HeadlessApp(Showing(log: log))
    let window = try app.window
    try app.close()
    window.window.receive(.key(KeyEvent(key: .space)))
    window.window.values.colorScheme = .dark
    window.window.geometry.scale = 3
    #expect(window.window.runFrame(at: .now) == nil)
    window.window.close()
    #expect(log.lines == ["gone"])
  }

  private struct Asking: App {
    struct Content: View {
      @State private var asks = true
      var body: some View {
        Text("unsaved").dismissalConfirmationDialog("Discard?", shouldPresent: asks) {
          Button("Discard", role: .destructive) {}
        }
      }
    }

    var body: some Scene { WindowGroup("Main") { Content() } }
  }

  @Test func contentCanAskBeforeAPersonClosesItsWindow() throws {
    let app = HeadlessApp(Asking())
    let window = try app.window
    try app.close()
    #expect(!window.isClosed)
    #expect(try app.labels.contains("Discard"))
    try app.tap("Discard")
    #expect(window.isClosed)
  }

  @Test func aHostWhoseWindowIsGoneIsNotAsked() throws {
    let app = HeadlessApp(Asking())
    let window = try app.window
    window.window.close()
    #expect(window.isClosed)
    #expect(app.host.windows.isEmpty)
  }

  // MARK: Properties

  private struct Named: App {
    struct Content: View {
      @Binding var name: String
      var body: some View { Button("Rename") { name = "two" } }
    }

    @State private var name = "one"
    var body: some Scene { WindowGroup(name) { Content(name: $name) } }
  }

  @Test func theHostIsToldOfANewTitle() throws {
    let app = HeadlessApp(Named())
    #expect(app.titles == ["one"])
    try app.tap("Rename")
    #expect(app.titles == ["two"])
  }

  @Test func theWindowInFrontIsTheOnlyActiveOne() throws {
    let app = HeadlessApp(Named())
    _ = app.app.openWindow(from: nil)
    app.settle()
    #expect(app.host.windows.map(\.window.activity) == [.inactive, .active])
    app.host.windows[0].activate()
    app.settle()
    #expect(app.host.windows.map(\.window.activity) == [.inactive, .active])
    try app.close()
    #expect(app.host.windows.map(\.window.activity) == [.active])
  }
}
