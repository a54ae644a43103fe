import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// URLs from outside reach the right window.
@MainActor @Suite struct OpenURLTests {
  private func url(_ string: String) throws -> URL { try #require(URL(string: string)) }

  @Test func aURLReachesTheViewsOfTheWindow() throws {
    let log = URLLog()
    let app = HeadlessApp(URLApp(log: log))
    app.app.receive(try url("notes://one"))
    #expect(log.urls == ["outer notes://one", "inner notes://one"])
    #expect(app.issues.isEmpty)
  }

  @Test func aURLBeforeTheFirstWindowOpensOne() throws {
    let log = URLLog()
    let app = HeadlessApp(URLApp(log: log), launches: false)
    app.app.receive(try url("notes://one"))
    app.settle()
    #expect(app.host.windows.count == 1)
    #expect(log.urls == ["outer notes://one", "inner notes://one"])
  }

  @Test func theWindowThatWasUsedLastReceivesTheURL() throws {
    let log = URLLog()
    let app = HeadlessApp(NumberedApp(log: log))
    app.app.openWindow(from: nil)
    app.settle()
    app.host.windows.first?.activate()
    app.app.receive(try url("notes://two"))
    #expect(log.urls == ["1 notes://two"])
  }

  @Test func aSceneReceivesTheURLsThatItAsksFor() throws {
    let log = URLLog()
    let app = HeadlessApp(SceneURLApp(log: log))
    app.app.receive(try url("notes://mail/1"))
    app.settle()
    #expect(app.titles == ["Main", "Mail"])
    app.app.receive(try url("notes://mail/2"))
    app.app.receive(try url("notes://other"))
    app.settle()
    #expect(app.host.windows.count == 2)
    #expect(log.urls == ["mail notes://mail/1", "mail notes://mail/2", "main notes://other"])
  }

  @Test func aViewPrefersAndAllowsURLs() throws {
    let log = URLLog()
    let app = HeadlessApp(PreferringApp(log: log))
    app.app.receive(try url("notes://b"))
    app.app.receive(try url("notes://c"))
    #expect(log.urls == ["b notes://b"])
    #expect(app.issues.contains { $0.hasPrefix("No window receives notes://c") })
  }

  @Test func aWindowWithoutAnActionReportsTheURL() throws {
    let app = HeadlessApp(PlainApp())
    app.app.receive(try url("notes://one"))
    #expect(app.issues.contains { $0.contains("Add onOpenURL(perform:)") })
  }

  @Test func aRemovedViewReceivesNothing() throws {
    let log = URLLog()
    let app = HeadlessApp(URLApp(log: log))
    log.showsInner = false
    app.settle()
    app.app.receive(try url("notes://one"))
    #expect(log.urls == ["outer notes://one"])
  }
}

@MainActor @Observable final class URLLog {
  @ObservationIgnored var urls: [String] = []
  var showsInner = true
}

private struct URLApp: App {
  var log = URLLog()
  var body: some Scene {
    WindowGroup {
      VStack {
        if log.showsInner { Text("Inner").onOpenURL { log.urls.append("inner \($0)") } }
        Text("Outer")
      }
      .onOpenURL { log.urls.append("outer \($0)") }
    }
  }
}

private struct NumberedApp: App {
  var log = URLLog()
  var body: some Scene { WindowGroup { Numbered(log: log) } }

  struct Numbered: View {
    static var last = 0
    let log: URLLog
    @State private var number = 0
    var body: some View {
      Text("\(number)")
        .onOpenURL { log.urls.append("\(number) \($0)") }
        .onAppear {
          Self.last += 1
          number = Self.last
        }
    }
  }
}

private struct SceneURLApp: App {
  var log = URLLog()
  var body: some Scene {
    WindowGroup("Main") { Text("main").onOpenURL { log.urls.append("main \($0)") } }
    WindowGroup("Mail", id: "mail") { Text("mail").onOpenURL { log.urls.append("mail \($0)") } }
      .handlesExternalEvents(matching: ["mail"])
  }
}

private struct PreferringApp: App {
  var log = URLLog()
  var body: some Scene {
    Window("A", id: "a") {
      Text("a").onOpenURL { log.urls.append("a \($0)") }.handlesExternalEvents(preferring: [], allowing: [])
    }
    .defaultLaunchBehavior(.presented)
    Window("B", id: "b") {
      Text("b").onOpenURL { log.urls.append("b \($0)") }.handlesExternalEvents(preferring: ["://b"], allowing: [])
    }
    .defaultLaunchBehavior(.presented)
  }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Text("plain") } }
}
