import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("The format of addresses")
struct URLFormatStyleTests {
  @Test("The usual format leaves out what people needn't see")
  func formats() throws {
    let url = try #require(URL(string: "https://ann:secret@example.com:8080/a%20b?q=1#top"))
    #expect(url.formatted() == "https://example.com/a%20b")
    #expect(url.formatted(.url) == "https://example.com/a%20b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "example.com")
    #expect(url.formatted(.url.port().query().fragment()) == "https://example.com:8080/a%20b?q=1#top")
    #expect(url.formatted(.url.user().password().path(.never)) == "https://ann:secret@example.com")
    let other = try #require(URL(string: "ftp://example.com:21/x"))
    #expect(other.formatted() == "ftp://example.com:21/x")
  }

  @Test("Text with a scheme and a host is an address")
  func parses() throws {
    let style = URL.FormatStyle.url
    #expect(try style.parseStrategy.parse(" https://example.com/a?q=1 ").absoluteString == "https://example.com/a?q=1")
    for text in ["", "example.com", "https://", "mailto:ann@example.com", "http://[x"] {
      #expect(throws: (any Error).self) { try style.parseStrategy.parse(text) }
    }
  }

  @Test("A text field edits an address")
  func field() throws {
    let screen = TestScreen { Website() }
    try screen.find("URL").type("example.com")
    #expect(screen.texts == ["example.com", "none"])
    screen.press("a", modifiers: .control)
    try screen.find("example.com").type("https://example.com/a")
    #expect(screen.texts == ["https://example.com/a", "https://example.com/a"])
  }
}

private struct Website: View {
  @State private var url: URL?

  var body: some View {
    VStack {
      TextField("URL", value: $url, format: .url)
      Text(verbatim: url?.absoluteString ?? "none")
    }
  }
}
