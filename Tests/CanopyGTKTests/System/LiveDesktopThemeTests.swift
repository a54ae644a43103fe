import Foundation
import HostTestSupport
import Testing

/// The color scheme of the real program's content, of its menu bar, and of its dialogs.
@Suite(.serialized)
struct LiveDesktopThemeTests {
  /// Parts of the window without letters: a menu bar is above the content.
  private let bar = CGRect(x: 300, y: 2, width: 80, height: 18)
  private let content = CGRect(x: 300, y: 30, width: 80, height: 20)

  /// Where a desktop can say that it is dark or light.
  enum Source: CaseIterable {
    case portal, variable, setting, themeName
  }

  /// Starts a program on a desktop whose portal and GTK settings may name different color schemes, or none.
  private func start(
    _ page: String, portal: Bool?, gtk source: Source, isDark: Bool, on display: XDisplay, in session: DesktopSession
  ) async throws -> TestProgram {
    if let portal { try session.setDark(portal) }
    let (settings, variables): ([String], [String: String]) =
      switch source {
      case .portal: ([], [:])
      case .variable: ([], ["GTK_THEME": isDark ? "Adwaita:dark" : "Adwaita"])
      case .setting: (["gtk-application-prefer-dark-theme=\(isDark ? 1 : 0)"], [:])
      case .themeName: (["gtk-theme-name=\(isDark ? "Adwaita-dark" : "Adwaita")"], [:])
      }
    let app = try startTestApp(page, on: display, settings: settings, session: session, variables: variables)
    try await app.wait(for: "shown")
    return app
  }

  private func expect(
    _ part: CGRect, isDark: Bool, on display: XDisplay, from place: SourceLocation = #_sourceLocation
  ) async throws {
    let isSo = try await Wait.until {
      let brightness = try display.brightness(of: part)
      return isDark ? (0.02..<0.35).contains(brightness) : brightness > 0.7
    }
    #expect(isSo, "\(part) isn't \(isDark ? "dark" : "light").", sourceLocation: place)
  }

  /// The windows of Xvfb stand on black, so a dark content isn't quite that.
  private func expectAll(
    dark isDark: Bool, in app: TestProgram, on display: XDisplay, from place: SourceLocation = #_sourceLocation
  ) async throws {
    try await app.wait(for: "scheme \(isDark ? "dark" : "light")", from: place)
    try await expect(bar, isDark: isDark, on: display, from: place)
    if !isDark { try await expect(content, isDark: isDark, on: display, from: place) }
  }

  @Test(arguments: Source.allCases, [true, false])
  func menuBarHasTheSchemeOfTheContent(source: Source, isDark: Bool) async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let portal = source == .portal ? isDark : nil
    let app = try await start("menus", portal: portal, gtk: source, isDark: isDark, on: display, in: session)
    try await expectAll(dark: isDark, in: app, on: display)
  }

  @Test(arguments: [Source.setting, .themeName], [true, false])
  func portalDecidesBeforeTheThemeOfGTK(source: Source, isDark: Bool) async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await start("menus", portal: isDark, gtk: source, isDark: !isDark, on: display, in: session)
    try await expectAll(dark: isDark, in: app, on: display)
    try session.setDark(!isDark)
    try await expectAll(dark: !isDark, in: app, on: display)
  }

  @Test func settingsOfADesktopThatIsStillStartingAreAdopted() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    try session.delaySettings(milliseconds: 1000)
    let app = try await start("menus", portal: true, gtk: .portal, isDark: true, on: display, in: session)
    try await expectAll(dark: true, in: app, on: display)
  }

  @Test func variableDecidesBeforeThePortal() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await start("menus", portal: true, gtk: .variable, isDark: false, on: display, in: session)
    try await expectAll(dark: false, in: app, on: display)
  }

  @Test func dialogHasTheSchemeOfTheWindow() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await start("files", portal: true, gtk: .portal, isDark: true, on: display, in: session)
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    try display.act("key", "ctrl+i")
    let dialog = try await display.window("Open")
    let place = try display.act("getwindowgeometry", "--shell", dialog)
    func number(_ name: String) -> Int {
      place.split(separator: "\n").first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    let frame = CGRect(x: number("X"), y: number("Y"), width: number("WIDTH"), height: number("HEIGHT"))
    try await expect(frame.insetBy(dx: 40, dy: 60), isDark: true, on: display)
    #expect(app.isRunning)
  }

  @Test func menuBarHasTheSchemeThatTheAppPrefers() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await start("scheme", portal: false, gtk: .portal, isDark: false, on: display, in: session)
    try await expect(bar, isDark: true, on: display)
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    try display.act("key", "ctrl+k")
    try await expect(bar, isDark: false, on: display)
    try display.act("key", "ctrl+k")
    try await expect(bar, isDark: true, on: display)
    #expect(app.isRunning)
  }

  @Test func highContrastOfThePortalReachesTheMenuBar() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await start("menus", portal: false, gtk: .portal, isDark: false, on: display, in: session)
    try await expect(bar, isDark: false, on: display)
    let usual = app.folder.appending(path: "usual.png")
    try FileManager.default.moveItem(at: display.picture(width: 400, height: 24, in: app.folder), to: usual)
    try session.setHighContrast(true)
    #expect(
      try await Wait.until {
        try display.difference(usual, display.picture(width: 400, height: 24, in: app.folder)) > 100
      })
  }
}
