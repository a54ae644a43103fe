internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// The names that desktops have for types of content, which programs exchange by the clipboard and by dragging.
enum TransferFormat {
  /// The name of text. GDK translates it to the names that older programs use.
  static let text = "text/plain;charset=utf-8"
  /// The name of lists of files and other URLs.
  static let urls = "text/uri-list"

  /// Returns the names under which content of a type is offered, the best one first. A type without a name that other programs know
  /// has its own identifier, which other apps of Canopy understand.
  static func names(of type: UTType) -> [String] {
    if type.conforms(to: .url) { return [urls] }
    if type == .utf8PlainText || type == .plainText || type == .text { return [text] }
    // Only text has names with a character set, and other programs may ask for either.
    return [type.preferredMIMEType, type.identifier].compactMap { $0 }
  }

  /// Returns the type of content that is offered under a name; nil for names that mean something else than content.
  static func type(named name: String) -> UTType? {
    let plain = name.prefix { $0 != ";" }.lowercased()
    if plain == "text/plain" { return .utf8PlainText }
    if plain == urls { return .url }
    if plain.contains("/") { return UTType(mimeType: plain) }
    return UTType(name)
  }

  /// Returns the URLs in a list, as programs exchange it.
  static func urls(in list: Data) -> [URL] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// Returns a list of URLs.
  static func list(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}
