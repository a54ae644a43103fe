internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// The desktop's names for content types, which programs use when they exchange content through the clipboard or by dragging.
enum TransferFormat {
  /// The name of text. GDK translates it to the names that older programs use.
  static let text = "text/plain;charset=utf-8"
  /// The name of lists of files and other URLs.
  static let urls = "text/uri-list"

  /// Returns the names under which to offer content of a type, preferred names first. A type without a widely known name uses
  /// its identifier, which other Canopy apps understand.
  static func names(of type: UTType) -> [String] {
    if type.conforms(to: .url) { return [urls] }
    if type == .utf8PlainText || type == .plainText || type == .text { return [text] }
    // Only text has names with a character set, and other programs may request either.
    return [type.preferredMIMEType, type.identifier].compactMap { $0 }
  }

  /// Returns the type of content offered under a name, or nil for names that don't describe content.
  static func type(named name: String) -> UTType? {
    let plain = name.prefix { $0 != ";" }.lowercased()
    if plain == "text/plain" { return .utf8PlainText }
    if plain == urls { return .url }
    if plain.contains("/") { return UTType(mimeType: plain) }
    return UTType(name)
  }

  /// Returns the URLs in a list that was exchanged between programs.
  static func urls(in list: Data) -> [URL] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// Returns a list of URLs.
  static func list(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}
