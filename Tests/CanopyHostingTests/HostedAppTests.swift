@testable import CanopyHosting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct HostedAppTests {
  @Test func theHostDecidesTheSizeOfAWindow() throws {
    try run(Tinted.self) { _, surface in
      #expect(surface.window.size == CGSize(width: 100, height: 60))
      #expect(surface.window.scale == 2)
      let frame = try #require(surface.window.nextFrame())
      #expect((frame.width, frame.height) == (200, 120))
    }
  }

  @Test func aWindowWhoseHostSetsNoSizeHasThatOfTheApp() throws {
    let host = PlainHost()
    host.size = nil
    try run(Tinted.self, in: host) { _, surface in
      #expect(surface.window.size == CGSize(width: 320, height: 200))
    }
  }

  @Test func framesHaveThePixelsThatChanged() throws {
    try run(Tinted.self) { _, surface in
      let window = surface.window
      let date = Date()
      let first = try #require(window.nextFrame(at: date))
      #expect(first.changes == [first.area])
      #expect(first.pixels(in: PixelArea(x: 10, y: 10, width: 2, height: 1)) == [0, 0, 255, 255, 0, 0, 255, 255])
      // Nothing changes by itself.
      #expect(window.nextFrame(at: date + 0.1) == nil)

      window.send(.pointer(.began, at: CGPoint(x: 5, y: 30)))
      window.send(.pointer(.ended, at: CGPoint(x: 5, y: 30)))
      let second = try #require(window.nextFrame(at: date + 0.2))
      // The left half has turned blue. A pixel around it may have been drawn again.
      let changed = try #require(second.changes.first)
      #expect(second.changes.count == 1)
      #expect(changed.x == 0 && (100...101).contains(changed.width) && changed.height == 120)
      #expect(second.pixels(in: PixelArea(x: 10, y: 10, width: 1, height: 1)) == [255, 0, 0, 255])
      #expect(second.pixels(in: PixelArea(x: 150, y: 10, width: 1, height: 1)) == [0, 255, 0, 255])
    }
  }

  @Test func aResizedWindowIsDrawnAgain() throws {
    try run(Tinted.self) { _, surface in
      let window = surface.window
      _ = window.nextFrame()
      let requests = surface.requests
      window.resize(to: CGSize(width: 80, height: 40), scale: 1)
      #expect(surface.requests > requests)
      let frame = try #require(window.nextFrame())
      #expect(frame.changes == [PixelArea(x: 0, y: 0, width: 80, height: 40)])
    }
  }

  @Test func aSizeWithoutAPictureIsWarnedOf() throws {
    let host = PlainHost()
    try run(Tinted.self, in: host) { _, surface in
      surface.window.resize(to: .zero)
      #expect(surface.window.nextFrame() == nil)
      #expect(surface.window.nextFrame() == nil)
      #expect(host.warnings.filter { $0.contains("has no picture") }.count == 1)
    }
  }

  @Test func aHostWithoutDialogsTellsThePersonSo() throws {
    try run(Importing.self) { _, surface in
      _ = surface.window.nextFrame()
      #expect(surface.messages == ["Files can’t be chosen here. The app runs where there is no dialog for files."])
    }
  }

  @Test func aHostThatOpensNoURLsTellsThePersonSo() throws {
    try run(Linking.self) { _, surface in
      _ = surface.window.nextFrame()
      #expect(surface.messages.count == 1)
      #expect(surface.messages.first?.contains("couldn’t be opened") == true)
    }
  }

  @Test func aHostWithoutMenusWarnsOfCommandsThatNothingElseReaches() throws {
    let host = PlainHost()
    try run(Commanding.self, in: host) { _, _ in
      let warnings = host.warnings.filter { $0.contains("no menus") }
      #expect(warnings == ["There are no menus here, so these commands can’t be reached: Blend."])
    }
  }

  @Test func settingsReachTheViews() throws {
    try run(Tinted.self) { app, surface in
      _ = surface.window.nextFrame()
      app.settings.colorScheme = .dark
      let frame = try #require(surface.window.nextFrame())
      #expect(frame.pixels(in: PixelArea(x: 150, y: 10, width: 1, height: 1)) == [0, 0, 0, 255])
    }
  }

  @Test func theWindowInFrontIsTheActiveOne() throws {
    let host = PlainHost()
    host.showsSeveralWindows = true
    try run(Opening.self, in: host) { app, surface in
      _ = surface.window.nextFrame()
      try #require(app.windows.map(\.title) == ["First", "Second"])
      let (first, second) = (app.windows[0], app.windows[1])
      #expect((first.activity, second.activity) == (.inactive, .active))
      first.activate()
      #expect(app.windows.last === first)
      #expect((first.activity, second.activity) == (.active, .inactive))
      first.close()
      #expect(surface.isClosed)
      #expect(second.activity == .active)
      #expect(!app.hasEnded)
      second.requestClose()
      _ = second.nextFrame()
      #expect(app.hasEnded)
    }
  }

  @Test func theClipboardIsThatOfTheAppUnlessTheHostHasOne() throws {
    let host = CopyingHost()
    let app = HostedApp(Copying.self, in: host)
    defer { app.end() }
    try app.launch()
    let window = try #require(app.windows.first)
    _ = window.nextFrame()
    for event in [HostEvent.key(.tab), .key("c", modifiers: .control)] { window.send(event) }
    _ = window.nextFrame()
    #expect(host.board.text == "text")
  }

  @Test func settingsAreValuesOfTheEnvironment() {
    var settings = HostSettings(locale: Locale(identifier: "ar_EG"), colorScheme: .dark)
    settings.increasesContrast = true
    settings.reducesMotion = true
    settings.textSize = .xLarge
    let values = settings.values
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.calendar.locale == settings.locale)
    #expect(values.colorScheme == .dark)
    #expect(values.colorSchemeContrast == .increased)
    #expect(values.accessibilityReduceMotion)
    #expect(values.dynamicTypeSize == .xLarge)
  }

  /// Runs an app in a host as long as an action does.
  private func run<Content: App>(
    _ content: Content.Type, in host: PlainHost = PlainHost(), _ action: (HostedApp, PlainSurface) throws -> Void
  ) throws {
    let app = HostedApp(content, in: host)
    defer { app.end() }
    try app.launch()
    try action(app, try #require(host.surfaces.first))
  }
}

/// Red or blue on the left; green on the right, and black in the dark.
private struct Tinted: App {
  var body: some Scene {
    WindowGroup { Halves() }.defaultSize(width: 320, height: 200)
  }
}

private struct Halves: View {
  @State private var isClicked = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 0) {
      (isClicked ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        .onTapGesture { isClicked = true }
      Color(red: 0, green: scheme == .dark ? 0 : 1, blue: 0)
    }
  }
}

private struct Importing: App {
  var body: some Scene {
    WindowGroup { Importer() }
  }

  struct Importer: View {
    @State private var isImporting = true

    var body: some View {
      Color.red.fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
    }
  }
}

private struct Linking: App {
  var body: some Scene {
    WindowGroup { Link() }
  }

  struct Link: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
      Color.red.onAppear { if let url = URL(string: "nowhere:") { openURL(url) } }
    }
  }
}

private struct Commanding: App {
  var body: some Scene {
    WindowGroup { Color.red }
      .commands {
        CommandMenu("Color") {
          Button("Blend") {}
          Button("Mix") {}.keyboardShortcut("m")
        }
      }
  }
}

private struct Copying: App {
  var body: some Scene {
    WindowGroup { Color.red.focusable().onCopyCommand { [NSItemProvider(object: NSString("text"))] } }
  }
}

private struct Opening: App {
  var body: some Scene {
    WindowGroup("First") { Opener() }
    Window("Second", id: "second") { Color.blue }
  }

  struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Color.red.onAppear { openWindow(id: "second") }
    }
  }
}

private final class CopyingHost: AppHost {
  final class Board: HostClipboard { var text: String? }

  let board = Board()
  var clipboard: (any HostClipboard)? { board }

  init(_ options: inout HostOptions) {}

  init() {}

  func open(_ window: HostedWindow) -> any HostSurface { PlainSurface(window) }
}
