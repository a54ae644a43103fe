internal import Foundation

/// Which glyph of the icon font a symbol is.
enum SymbolTable {
  /// The glyph of a name; nil if the font has none that means the same.
  static func glyph(named name: String) -> SymbolGlyph? {
    let name = Substring(name)
    if let entry = entries[name] { return SymbolGlyph(entry: entry) }
    // Where there is no filled look, there is one for both.
    return name.hasSuffix(".fill") ? entries[name.dropLast(5)].flatMap(SymbolGlyph.init(entry:)) : nil
  }

  /// All names of which there are glyphs.
  static var names: [String] { entries.keys.map(String.init) }

  /// What is said about each name: read once.
  private static let entries: [Substring: Substring] = {
    var entries: [Substring: Substring] = [:]
    for table in [symbolsFromAToC, symbolsFromDToL, symbolsFromMToZ] {
      for entry in table.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
        let words = entry.split(separator: " ", maxSplits: 1)
        if words.count == 2 { entries[words[0]] = words[1] }
      }
    }
    return entries
  }()
}

extension SymbolGlyph {
  /// From what the table says: the number of the glyph, where its ink begins and ends, and how it is turned.
  fileprivate init?(entry: Substring) {
    let words = entry.split(separator: " ")
    guard words.count >= 3, let number = UInt32(words[0], radix: 16), let icon = Unicode.Scalar(number),
      let left = Double(words[1]), let right = Double(words[2])
    else { return nil }
    self.init(
      icon: icon, left: left, right: right, turn: words.count > 3 ? Turn(rawValue: String(words[3])) ?? .none : .none)
  }
}
