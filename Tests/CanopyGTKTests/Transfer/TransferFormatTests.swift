import Foundation
import Testing

@testable import CanopyGTK
@testable import CanopyStyle
import UniformTypeIdentifiers

struct TransferFormatTests {
  @Test(arguments: [
    ("text/plain;charset=utf-8", UTType.utf8PlainText), ("text/plain", .utf8PlainText), ("TEXT/PLAIN", .utf8PlainText),
    ("text/uri-list", .url), ("image/png", .png), ("text/html", .html), ("application/pdf", .pdf),
    ("public.json", .json),
  ])
  func aFormatIsAType(_ name: String, _ type: UTType) { #expect(TransferFormat.type(named: name) == type) }

  @Test(arguments: ["TARGETS", "MULTIPLE", "", "x-special/gnome-copied-files\u{0}"])
  func whatIsNoTypeIsLeftOut(_ name: String) {
    #expect(TransferFormat.type(named: name).map { $0.conforms(to: .text) } != true)
  }

  @Test(arguments: [
    (UTType.plainText, "text/plain;charset=utf-8"), (.utf8PlainText, "text/plain;charset=utf-8"),
    (.fileURL, "text/uri-list"), (.png, "image/png"), (.json, "application/json"),
  ])
  func aTypeIsOfferedUnderAKnownName(_ type: UTType, _ name: String) {
    #expect(TransferFormat.names(of: type).first == name)
  }

  @Test func aTypeWithoutANameIsOfferedByItsIdentifier() {
    let type = UTType(exportedAs: "com.example.transfer-format")
    #expect(TransferFormat.names(of: type) == ["com.example.transfer-format"])
  }

  @Test func listsOfURLsAreReadAndWritten() throws {
    let urls = [URL(filePath: "/tmp/a b.txt"), try #require(URL(string: "https://example.com/x?y=1"))]
    #expect(TransferFormat.urls(in: TransferFormat.list(of: urls)) == urls)
    #expect(TransferFormat.urls(in: Data("# a comment\r\nfile:///tmp/x\n\n".utf8)).map(\.path) == ["/tmp/x"])
  }
}
