import CanopyTesting
import SwiftUI
import Testing

/// Who opens a URL, and what comes of it.
@MainActor @Suite struct OpenURLActionTests {
  private let page = URL(fileURLWithPath: "/page")
  private let other = URL(fileURLWithPath: "/other")

  @Test func hostOpensUnhandledURL() throws {
    let host = Host()
    #expect(try result(host) == true)
    #expect(host.opened == [page])
    host.accepts = false
    #expect(try result(host) == false)
  }

  @Test func urlIsRejectedWithoutHost() {
    var accepted: Bool?
    EnvironmentValues().openURL(page) { accepted = $0 }
    #expect(accepted == false)
  }

  @Test func handlerCanHandleURL() throws {
    let host = Host()
    var asked: [URL] = []
    let action = OpenURLAction {
      asked.append($0)
      return .handled
    }
    #expect(try result(host, action) == true)
    #expect(asked == [page])
    #expect(host.opened == [])
  }

  @Test func handlerCanDiscardURL() throws {
    let host = Host()
    #expect(try result(host, OpenURLAction { _ in .discarded }) == false)
    #expect(host.opened == [])
  }

  @Test func handlerCanForwardURLToTheHost() throws {
    let host = Host()
    #expect(try result(host, OpenURLAction { _ in .systemAction }) == true)
    #expect(host.opened == [page])
    host.accepts = false
    #expect(try result(host, OpenURLAction { _ in .systemAction }) == false)
  }

  @Test func handlerCanReplaceURLForTheHost() throws {
    let host = Host()
    let other = other
    #expect(try result(host, OpenURLAction { _ in .systemAction(other) }) == true)
    #expect(try result(host, OpenURLAction { _ in .systemAction(prefersInApp: true) }) == true)
    #expect(host.opened == [other, page])
    #expect(host.preferences == [false, true])
  }

  @Test func prefersInAppIsPassedToTheHost() throws {
    let host = Host()
    let screen = TestScreen {
      $0.urlOpener = host.opener
    } content: {
      Text("here")
    }
    try screen.find("here").environment.openURL(page, prefersInApp: true)
    #expect(host.preferences == [true])
  }

  @Test func innermostHandlerIsCalled() throws {
    var asked: [String] = []
    let openURL = try seen(\.openURL) { text in
      text
        .environment(
          \.openURL,
          OpenURLAction { _ in
            asked.append("inner"); return .handled
          }
        )
        .environment(
          \.openURL,
          OpenURLAction { _ in
            asked.append("outer"); return .handled
          })
    }
    openURL(page)
    #expect(asked == ["inner"])
  }

  @Test func unchangedOpenURLActionRunsNoReaders() {
    let knob = ValueKnob()
    let action = OpenURLAction { _ in .handled }
    let screen = TestScreen { Linking(knob: knob, action: action) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Linking.self) == 1)
    #expect(screen.bodyCount(of: ValueReader<OpenURLAction>.self) == 0)
  }

  private func result(_ host: Host, _ action: OpenURLAction? = nil) throws -> Bool? {
    let screen = TestScreen {
      $0.urlOpener = host.opener
    } content: {
      if let action { Text("here").environment(\.openURL, action) } else { Text("here") }
    }
    var accepted: Bool?
    try screen.find("here").environment.openURL(page) { accepted = $0 }
    return accepted
  }
}

/// A host that only notes what it should open.
@MainActor private final class Host {
  var accepts = true
  var opened: [URL] = []
  var preferences: [Bool] = []

  var opener: URLOpener {
    URLOpener { url, prefersInApp, completion in
      self.opened.append(url)
      self.preferences.append(prefersInApp)
      completion?(self.accepts)
    }
  }
}

private struct Linking: View {
  let knob: ValueKnob
  let action: OpenURLAction

  var body: some View {
    let _ = knob.value
    ValueReader(\.openURL).environment(\.openURL, action)
  }
}
