import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CanopyGTK

/// Lists and names that other programs send.
@Suite struct TransferListTests {
  private func paths(_ list: String) -> [String] { TransferFormat.urls(in: Data(list.utf8)).map(\.absoluteString) }

  // MARK: Lists of URLs

  @Test(arguments: ["", "\r\n", "#only a comment", "# a\r\n# b\r\n", "\n\n\n"])
  func aListWithoutURLsIsEmpty(list: String) {
    #expect(paths(list) == [])
  }

  @Test(arguments: ["file:///a\r\nfile:///b", "file:///a\nfile:///b\n", "\r\nfile:///a\r\n\r\nfile:///b\r\n"])
  func linesEndInEachWay(list: String) {
    #expect(paths(list) == ["file:///a", "file:///b"])
  }

  @Test func spacesAroundAURLAreLeftOut() {
    #expect(paths("  file:///a  \r\n") == ["file:///a"])
  }

  @Test func aCommentIsALineThatBeginsWithASign() {
    #expect(paths("file:///a#part\r\n#file:///b") == ["file:///a#part"])
  }

  @Test func bytesThatAreNoTextAreNoURLs() {
    let list = Data([0xFF, 0xFE, 0x0A]) + Data("file:///a".utf8)
    #expect(TransferFormat.urls(in: list).last == URL(string: "file:///a"))
  }

  @Test func listsEndEachLine() {
    let urls = ["file:///a", "https://example.com/b"].compactMap { URL(string: $0) }
    #expect(String(decoding: TransferFormat.list(of: urls), as: UTF8.self) == "file:///a\r\nhttps://example.com/b\r\n")
    #expect(TransferFormat.list(of: []) == Data())
  }

  @Test(arguments: ["/tmp/a b", "/tmp/ü", "/tmp/100%", "/tmp/a#b", "/tmp/a?b", "/tmp/a;b"])
  func namesOfFilesSurviveAList(path: String) {
    #expect(TransferFormat.urls(in: TransferFormat.list(of: [URL(filePath: path)])).map(\.path) == [path])
  }

  // MARK: Names

  @Test(arguments: ["text/plain", "text/plain;charset=UTF-8", "Text/Plain; charset=utf-8", "text/plain;anything"])
  func textHasManyNames(name: String) {
    #expect(TransferFormat.type(named: name) == .utf8PlainText)
  }

  @Test func eachTypeIsReadUnderTheNameThatItIsOfferedUnder() {
    for type in [UTType.png, .jpeg, .html, .json, .pdf, .url, .utf8PlainText, .rtf] {
      for name in TransferFormat.names(of: type) { #expect(TransferFormat.type(named: name) == type, "\(name)") }
    }
  }

  @Test func filesAndAddressesAreInOneList() {
    #expect(TransferFormat.names(of: .url) == [TransferFormat.urls])
    #expect(TransferFormat.names(of: .fileURL) == [TransferFormat.urls])
  }

  @Test func allKindsOfPlainTextHaveOneName() {
    for type in [UTType.text, .plainText, .utf8PlainText] {
      #expect(TransferFormat.names(of: type) == [TransferFormat.text])
    }
    #expect(TransferFormat.names(of: .html).first == "text/html")
  }
}
