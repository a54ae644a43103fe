import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Links, which open URLs by the environment.
@MainActor @Suite struct LinkTests {
  private final class Opened {
    var urls: [String] = []
  }

  private let opened = Opened()

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    let action = OpenURLAction { [opened] url in
      opened.urls.append(url.absoluteString)
      return .handled
    }
    let content = content()
    return TestScreen { content.environment(\.openURL, action) }
  }

  @Test func aLinkOpensItsURL() throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let screen = screen {
      VStack {
        Link("Help", destination: url)
        Link(destination: url) { Label("More", systemImage: "star") }
        Link("Off", destination: url).disabled(true)
        Link(LocalizedStringResource("Resource"), destination: url)
      }
    }
    try screen.find("Help").tap()
    #expect(opened.urls == ["https://example.com/help"])
    try screen.find("More").tap()
    #expect(opened.urls.count == 2)
    #expect(throws: TestError.self) { try screen.find("Off").tap() }
  }

  @Test func assistiveTechnologiesKnowALink() throws {
    let url = try #require(URL(string: "https://example.com"))
    let screen = screen { Link("Help", destination: url) }
    #expect(screen.accessibilityTree == "link “Help”")
    try screen.find("Help").activate()
    #expect(opened.urls.count == 1)
  }
}
