import CanopyPresentation
import CanopyScene
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The sizes of windows that follow from their content.
@MainActor @Suite struct WindowSizeTests {
  private struct Sized: App {
    var resizability = WindowResizability.contentSize
    var content = AnyView(EmptyView())

    var body: some Scene {
      WindowGroup { content }.windowResizability(resizability)
      Settings { Text("settings").frame(width: 250, height: 120) }
    }
  }

  private struct Wished: App {
    var content = AnyView(EmptyView())

    var body: some Scene {
      WindowGroup { content }.defaultSize(width: 10, height: 10).windowResizability(.contentMinSize)
    }
  }

  private let fixed = AnyView(Color.red.frame(width: 300, height: 200))

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  @Test func aWindowOfTheSizeOfItsContentCannotBeResized() {
    let app = TestApp(Sized(content: fixed))
    #expect(app.window.size == size(300, 200))
    app.window.resize(to: size(500, 100))
    #expect(app.window.size == size(300, 200))
  }

  @Test func aWindowOfTheSizeOfItsContentStaysWithinItsLimits() {
    let content = Color.red.frame(
      minWidth: 200, idealWidth: 250, maxWidth: 400, minHeight: 100, maxHeight: .infinity)
    let app = TestApp(Sized(content: AnyView(content)))
    // The content has no greatest height, so the window has the usual one.
    #expect(app.window.size == size(250, 844))
    app.window.resize(to: size(100, 50))
    #expect(app.window.size == size(200, 100))
    app.window.resize(to: size(1_000, 2_000))
    #expect(app.window.size == size(400, 2_000))
  }

  @Test func aWindowIsNotSmallerThanItsContent() {
    let app = TestApp(Wished(content: AnyView(Color.red.frame(minWidth: 200, minHeight: 100))))
    #expect(app.window.size == size(200, 100))
    app.window.resize(to: size(1_000, 50))
    #expect(app.window.size == size(1_000, 100))
  }

  @Test func aWindowFollowsItsContent() throws {
    struct Growing: View {
      @State private var height = 100.0

      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { height += 100 }.frame(width: 200, height: height)
          Button("shrink") { height -= 150 }.frame(width: 200, height: 50)
        }
      }
    }
    let app = TestApp(Sized(content: AnyView(Growing())))
    #expect(app.window.size == size(200, 150))
    try app.window.find("grow").tap()
    #expect(app.window.size == size(200, 250))
    let place = try app.window.find("shrink").frame
    #expect(abs(place.midY - 225) <= 1)
    try app.window.find("shrink").tap()
    #expect(app.window.size == size(200, 100))
  }

  @Test func onlyADesktopLimitsUsualWindows() throws {
    func opened(_ letsPeopleResize: Bool) throws -> CGSize {
      let content = AnyView(Color.red.frame(minWidth: 700, minHeight: 300))
      let app = HeadlessApp(Sized(resizability: .automatic, content: content), letsPeopleResize: letsPeopleResize)
      return try app.window.window.geometry.size
    }
    #expect(try opened(true) == size(700, 400))
    #expect(try opened(false) == size(600, 400))
  }

  @Test func settingsHaveTheSizeOfTheirContentOnADesktop() throws {
    let app = HeadlessApp(Sized(resizability: .automatic, content: fixed), letsPeopleResize: true)
    try app.press(",", .command)
    #expect(try app.window.window.geometry.size == size(250, 120))
  }

  @Test func aTitleThatChangesKeepsTheLimits() throws {
    let app = TestApp(Sized(content: fixed))
    app.changeEnvironment { $0.locale = Locale(identifier: "de_DE") }
    app.window.resize(to: size(500, 100))
    #expect(app.window.size == size(300, 200))
  }
}
