internal import Foundation

/// Reads the characters of a string once from left to right and notes where Markdown begins and ends.
struct InlineMarkdownParser {
  /// What is read: a character, or a value that is set in later.
  enum Token: Equatable {
    case character(Character)
    case value(Int, specifier: String)
  }

  /// What was read.
  enum Item {
    case text(String)
    case code(String)
    case value(Int, specifier: String)
    case delimiter(Delimiter)
    case bracket(Bracket)
    case open([TextModifier])
    /// Ends as many modifiers as a link or an image began.
    case close(Int)
  }

  /// Some asterisks, underscores or tildes in a row.
  struct Delimiter {
    let character: Character
    /// How many are left; what is left in the end is shown.
    var count: Int
    let length: Int
    var canOpen: Bool
    var canClose: Bool
    /// How many modifiers end here.
    var closes = 0
    /// The modifiers that begin here, the innermost first.
    var opens: [TextModifier] = []
  }

  /// A bracket that may begin a link.
  struct Bracket {
    let isImage: Bool
    var isActive = true

    var text: String { isImage ? "![" : "[" }
  }

  var items: [Item] = []
  private var tokens: [Token] = []
  private var position = 0

  init(_ parts: [FormatString.Part]) {
    for part in parts {
      switch part {
      case .literal(let literal): tokens += literal.map { .character($0) }
      case .value(let place, let specifier): tokens.append(.value(place, specifier: specifier))
      }
    }
  }

  mutating func parse() {
    while position < tokens.count {
      switch tokens[position] {
      case .value(let place, let specifier):
        items.append(.value(place, specifier: specifier))
        position += 1
      case .character(let character): read(character)
      }
    }
    matchDelimiters(after: 0)
  }

  private func character(at position: Int) -> Character? {
    guard tokens.indices.contains(position), case .character(let character) = tokens[position] else { return nil }
    return character
  }

  private mutating func read(_ character: Character) {
    switch character {
    case "\\":
      if let next = self.character(at: position + 1), next.isMarkdownPunctuation {
        append(next, length: 2)
      } else {
        append(character)
      }
    case "`": readCode()
    case "*", "_", "~": readDelimiter(character)
    case "[":
      items.append(.bracket(Bracket(isImage: false)))
      position += 1
    case "!" where self.character(at: position + 1) == "[":
      items.append(.bracket(Bracket(isImage: true)))
      position += 2
    case "]": readClosingBracket()
    case "<": readAutolink()
    default: append(character)
    }
  }

  private mutating func append(_ character: Character, length: Int = 1) {
    position += length
    if case .text(let string)? = items.last {
      items[items.count - 1] = .text(string + String(character))
    } else {
      items.append(.text(String(character)))
    }
  }

  private func lengthOfRow(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  /// Code ends with as many backticks as it begins with. Nothing else in it means anything.
  private mutating func readCode() {
    let length = lengthOfRow(of: "`", at: position)
    var end = position + length
    while end < tokens.count {
      let row = lengthOfRow(of: "`", at: end)
      if row == length { break }
      end += max(row, 1)
    }
    guard end < tokens.count else {
      for _ in 0..<length { append("`") }
      return
    }
    var code = tokens[position + length..<end]
    position = end + length
    let isPadded = code.count > 2 && code.first == .character(" ") && code.last == .character(" ")
    if isPadded && code.contains(where: { $0 != .character(" ") }) { code = code.dropFirst().dropLast() }
    for token in code {
      switch token {
      case .character(let character):
        if case .code(let string)? = items.last {
          items[items.count - 1] = .code(string + String(character))
        } else {
          items.append(.code(String(character)))
        }
      case .value(let place, let specifier):
        items += [.open([.monospaced(true)]), .value(place, specifier: specifier), .close(1)]
      }
    }
  }

  /// What stands before and after decides whether delimiters can begin or end something: `a * b` does neither.
  private mutating func readDelimiter(_ character: Character) {
    let length = lengthOfRow(of: character, at: position)
    let before = position > 0 ? tokens[position - 1] : .character(" ")
    position += length
    let after = position < tokens.count ? tokens[position] : .character(" ")
    let isLeft = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    let isUnderscore = character == "_"
    items.append(
      .delimiter(
        Delimiter(
          character: character, count: length, length: length,
          canOpen: isLeft && (!isUnderscore || !isRight || before.isPunctuation),
          canClose: isRight && (!isUnderscore || !isLeft || after.isPunctuation))))
  }

  private mutating func readClosingBracket() {
    let place = items.lastIndex { if case .bracket = $0 { true } else { false } }
    guard let place, case .bracket(let bracket) = items[place] else {
      append("]")
      return
    }
    guard bracket.isActive, let (address, end) = destination(after: position + 1), let url = URL(string: address) else {
      items[place] = .text(bracket.text)
      append("]")
      return
    }
    position = end
    matchDelimiters(after: place)
    let modifiers: [TextModifier] = bracket.isImage ? [] : [.link(url)]
    items[place] = .open(modifiers)
    items.append(.close(modifiers.count))
    if !bracket.isImage { forbidLinks(before: place) }
  }

  /// There are no links in links.
  private mutating func forbidLinks(before place: Int) {
    for index in items[..<place].indices {
      guard case .bracket(var bracket) = items[index], !bracket.isImage else { continue }
      bracket.isActive = false
      items[index] = .bracket(bracket)
    }
  }

  /// Reads `(address "title")`.
  private func destination(after start: Int) -> (String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var place = skippingSpaces(from: start + 1)
    var address = ""
    if character(at: place) == "<" {
      place += 1
      while let next = character(at: place), next != ">", next != "\n" {
        address.append(next)
        place += 1
      }
      guard character(at: place) == ">" else { return nil }
      place += 1
    } else {
      var depth = 0
      while let next = character(at: place), !next.isWhitespace {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        address.append(next)
        place += 1
      }
    }
    place = skippingSpaces(from: place)
    if let quote = character(at: place), quote == "\"" || quote == "'" {
      place += 1
      while let next = character(at: place), next != quote { place += next == "\\" ? 2 : 1 }
      place = skippingSpaces(from: place + 1)
    }
    return character(at: place) == ")" ? (address, place + 1) : nil
  }

  private func skippingSpaces(from start: Int) -> Int {
    var place = start
    while let next = character(at: place), next.isWhitespace { place += 1 }
    return place
  }

  /// Reads `<https://example.com>` or `<ann@example.com>`.
  private mutating func readAutolink() {
    var end = position + 1
    var address = ""
    while let next = character(at: end), next != ">", next != "<", !next.isWhitespace {
      address.append(next)
      end += 1
    }
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let isURL = scheme.count > 1 && address.dropFirst(scheme.count).first == ":" && scheme.first?.isLetter == true
    let isMail = !isURL && address.split(separator: "@", omittingEmptySubsequences: false).count == 2
    let isAddress = isURL || (isMail && address.last != "@" && address.first != "@")
    guard character(at: end) == ">", isAddress, let url = URL(string: isMail ? "mailto:\(address)" : address) else {
      append("<")
      return
    }
    position = end + 1
    items += [.open([.link(url)]), .text(address), .close(1)]
  }
}

extension InlineMarkdownParser.Token {
  var isSpace: Bool { if case .character(let character) = self { character.isWhitespace } else { false } }

  var isPunctuation: Bool {
    if case .character(let character) = self { character.isPunctuation || character.isSymbol } else { false }
  }
}

extension Character {
  /// Whether a backslash before it makes it an ordinary character.
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
