import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Share links")
struct ShareLinkTests {
  private let site = URL(filePath: "/site")

  /// Opens the menu of a link. Returns its items.
  private func items(_ link: some View) throws -> (TestScreen, [String]) {
    let screen = TestScreen { link }
    try screen.find("Share").tap()
    return (screen, screen.texts.filter { $0 != "Share" })
  }

  @Test("A text can be copied, sent by mail, and saved")
  func textsAreShared() throws {
    let (screen, items) = try items(ShareLink("Share", item: "Hello"))
    #expect(items == ["Copy", "Send by Mail", "Save…"])
    try screen.find("Copy").tap()
    #expect(screen.clipboard == "Hello")
  }

  @Test("An address of the web can be opened, and isn't a file")
  func addressesAreShared() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let (_, items) = try items(ShareLink("Share", item: url))
    #expect(items == ["Copy", "Send by Mail", "Open in Browser"])
  }

  @Test("The message has the subject, the message and the items, and keeps signs that mean something in addresses")
  func messagesAreComplete() throws {
    var opened: [URL] = []
    let link = ShareLink("Share", item: "1 + 1 & more", subject: Text("Sum"), message: Text("See:"))
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0); return .handled
        })
    let (screen, _) = try items(link)
    try screen.find("Send by Mail").tap()
    let parts = try #require(opened.first.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
    #expect(parts.scheme == "mailto")
    #expect(parts.queryItems?.map(\.name) == ["subject", "body"])
    #expect(parts.queryItems?.map(\.value) == ["Sum", "See:\n1 + 1 & more"])
    #expect(parts.percentEncodedQuery?.contains("+") == false)
  }

  @Test("The title of the preview is that of the menu")
  func previewsHaveTitles() throws {
    let link = ShareLink(item: Data([1, 2, 3]), preview: SharePreview("Numbers", image: Image(systemName: "number"))) {
      Text("Share")
    }
    let (_, items) = try items(link)
    #expect(items == ["Numbers", "Copy", "Save…"])
  }

  @Test("A link without a title has the usual one, and is a menu for assistive technologies")
  func hasTheUsualTitle() throws {
    let screen = TestScreen { ShareLink(item: "text") }
    #expect(screen.texts == ["Share…"])
    #expect(screen.accessibilityTree.description.contains("Share…"))
  }
}
