internal import Foundation

/// Bare addresses that become links, as on GitHub: `https://example.com`, `www.example.com`, `ann@example.com`.
extension InlineMarkdownParser {
  /// Reads an address that begins here. Returns false if there is none.
  mutating func readBareAddress(beginningWith first: Character) -> Bool {
    guard first.isASCII, first.isLetter || first.isNumber, openBrackets.isEmpty, mayBeginAddress else { return false }
    guard let (address, destination) = bareURL ?? bareMail else { return false }
    push(.open(.link(destination)))
    push(.text(address))
    push(.close)
    position += address.count
    return true
  }

  /// A Boolean value that indicates whether an address can begin here: not after a character that would be part of it, and not
  /// after an inserted value. In Chinese and Japanese, addresses don't need spaces around them.
  private var mayBeginAddress: Bool {
    guard position > 0 else { return true }
    guard let before = character(at: position - 1) else { return false }
    return !before.isASCII || !(before.isLetter || before.isNumber)
  }

  /// A Boolean value that indicates whether an address without a scheme can begin here: after a space or a delimiter.
  private var beginsWord: Bool {
    guard position > 0, let before = character(at: position - 1) else { return true }
    return before.isWhitespace || "*_~(".contains(before)
  }

  // A text can contain many words that aren't addresses, so the check is limited to a few characters. A domain has up to 255.

  private var bareURL: (address: String, destination: String)? {
    let beginning = word(atMost: 8, upTo: \.endsAddress).lowercased()
    guard let prefix = ["https://", "http://", "ftp://", "www."].first(where: beginning.hasPrefix) else { return nil }
    let isWeb = prefix == "www."
    if isWeb && !beginsWord { return nil }
    let start = position + (isWeb ? 0 : prefix.count)
    let domain = word(from: start, atMost: 256) { !($0.belongsToDomain || $0 == ".") }
    let isWhole = character(at: start + domain.count)?.endsAddress ?? true
    let parts = (isWhole ? Self.withoutPunctuationAtEnd(domain) : domain)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard domain.count <= 255, parts.count >= (isWeb ? 2 : 1), !parts.contains(where: \.isEmpty),
      !parts.suffix(2).contains(where: { $0.contains("_") })
    else { return nil }
    let rest = word(upTo: \.endsAddress)
    // An inserted value belongs to the address, so a link to the part before it would have a different destination.
    if tokens.indices.contains(position + rest.count), character(at: position + rest.count) == nil { return nil }
    let address = Self.withoutPunctuationAtEnd(rest)
    return (address, isWeb ? "http://\(address)" : address)
  }

  private var bareMail: (address: String, destination: String)? {
    if let before = character(at: position - 1), ".+-@".contains(before) { return nil }
    let rest = word(atMost: 510) { !($0.isASCII && ($0.belongsToDomain || ".+@".contains($0))) }
    var address = rest[...]
    while address.last == "." { address.removeLast() }
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    guard rest.count < 510, halves.count == 2, !halves[0].isEmpty, !halves[1].contains("+") else { return nil }
    let parts = halves[1].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: \.isEmpty), let last = address.last, last != "-", last != "_" else {
      return nil
    }
    return (String(address), "mailto:\(address)")
  }

  /// Returns the characters from a position to the end of a word.
  private func word(from start: Int? = nil, atMost count: Int = .max, upTo isEnd: (Character) -> Bool) -> String {
    var (word, length, place) = ("", 0, start ?? position)
    while length < count, let next = character(at: place), !isEnd(next) {
      word.append(next)
      length += 1
      place += 1
    }
    return word
  }

  /// Returns an address without the punctuation that ends its sentence, and without unmatched closing brackets.
  private static func withoutPunctuationAtEnd(_ text: String) -> String {
    var address = text[...]
    var unopened = text.count { $0 == ")" } - text.count { $0 == "(" }
    while let last = address.last {
      if last == ")" && unopened > 0 {
        unopened -= 1
      } else if last == ";", let start = startOfEntity(in: address) {
        // A character reference isn't part of the address.
        address = address[..<start]
        continue
      } else if !"?!.,:;*_~'\"".contains(last) {
        break
      }
      address.removeLast()
    }
    return String(address)
  }

  /// Returns the index of the ampersand if an address ends with a character reference such as `&amp;`.
  private static func startOfEntity(in address: Substring) -> Substring.Index? {
    let name = address.dropLast().reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let rest = address.dropLast(name.count + 1)
    return !name.isEmpty && rest.last == "&" ? rest.index(before: rest.endIndex) : nil
  }
}

extension Character {
  fileprivate var endsAddress: Bool { isWhitespace || self == "<" }
  fileprivate var belongsToDomain: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
