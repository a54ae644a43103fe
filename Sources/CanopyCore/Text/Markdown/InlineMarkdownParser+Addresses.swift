internal import Foundation

/// Addresses that are links as they stand, as on GitHub: `https://example.com`, `www.example.com`, `ann@example.com`.
extension InlineMarkdownParser {
  /// Reads an address that begins here. Returns false if there is none.
  mutating func readBareAddress(beginningWith first: Character) -> Bool {
    guard first.isASCII, first.isLetter || first.isNumber, openBrackets.isEmpty, beginsWord else { return false }
    guard let (address, destination) = bareURL ?? bareMail else { return false }
    push(.open(.link(destination)))
    push(.text(address))
    push(.close)
    position += address.count
    return true
  }

  /// A Boolean value that indicates whether an address may begin here: behind a space, or what begins a style.
  private var beginsWord: Bool {
    guard position > 0 else { return true }
    // Not behind a value that is set in later.
    guard let before = character(at: position - 1) else { return false }
    return before.isWhitespace || "*_~(".contains(before)
  }

  private var bareURL: (address: String, destination: String)? {
    let rest = word(upTo: { $0.isWhitespace || $0 == "<" })
    let lowercase = rest.lowercased()
    guard let prefix = ["https://", "http://", "ftp://", "www."].first(where: lowercase.hasPrefix) else { return nil }
    let address = Self.withoutPunctuationAtEnd(rest)
    let isWeb = prefix == "www."
    let domain = (isWeb ? address[...] : address.dropFirst(prefix.count)).prefix { !"/?#:".contains($0) }
    let parts = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > (isWeb ? 1 : 0), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.belongsToDomain) }),
      !parts.suffix(2).contains(where: { $0.contains("_") })
    else { return nil }
    return (address, isWeb ? "http://\(address)" : address)
  }

  private var bareMail: (address: String, destination: String)? {
    let rest = word(upTo: { !($0.belongsToDomain || ".+@".contains($0)) })
    var address = rest[...]
    while address.last == "." { address.removeLast() }
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, !halves[1].contains("+") else { return nil }
    let parts = halves[1].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: \.isEmpty), let last = address.last, last != "-", last != "_" else {
      return nil
    }
    return (String(address), "mailto:\(address)")
  }

  private func word(upTo isEnd: (Character) -> Bool) -> String {
    var word = ""
    var place = position
    while let next = character(at: place), !isEnd(next) {
      word.append(next)
      place += 1
    }
    return word
  }

  /// An address without what ends the sentence that it is in, and without a bracket that began before it.
  private static func withoutPunctuationAtEnd(_ text: String) -> String {
    var address = text
    while let last = address.last {
      let closesNothing = last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
      guard "?!.,:;*_~'\"".contains(last) || closesNothing else { break }
      address.removeLast()
    }
    return address
  }
}

extension Character {
  fileprivate var belongsToDomain: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
