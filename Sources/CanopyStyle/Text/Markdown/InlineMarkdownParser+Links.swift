internal import Foundation

extension InlineMarkdownParser {
  mutating func readClosingBracket() {
    guard let place = openBrackets.popLast(), case .bracket(let bracket) = items[place] else { return append("]") }
    flush()
    if bracket.kind == .attributes, let (attributes, end) = attributes(after: position + 1) {
      attributeCount += 1
      return close(place, .attributes(attributes, id: attributeCount), at: end)
    }
    if !options.readsOnlyAttributes, bracket.isActive,
      let (destination, end) = destination(after: position + 1) ?? reference(bracket)
    {
      if bracket.kind == .attributes {
        // A link after a caret.
        items[place] = .text("^")
        items.insert(.bracket(Bracket(kind: .link, end: bracket.end)), at: place + 1)
        return closeLink(place + 1, .link(destination), at: end)
      }
      return closeLink(place, bracket.kind == .image ? .image(destination) : .link(destination), at: end)
    }
    items[place] = .text(bracket.text)
    append("]")
  }

  /// Closes the bracket at a position.
  private mutating func close(_ place: Int, _ style: MarkdownStyle, at end: Int) {
    position = end
    matchDelimiters(after: place)
    items[place] = .open(style)
    push(.close)
  }

  private mutating func closeLink(_ place: Int, _ style: MarkdownStyle, at end: Int) {
    close(place, style, at: end)
    guard case .link = style else { return }
    // There are no links in links.
    for index in openBrackets {
      guard case .bracket(var bracket) = items[index], bracket.kind != .image else { continue }
      bracket.isActive = false
      items[index] = .bracket(bracket)
    }
  }

  // MARK: Destinations

  /// Reads `(address "title")`.
  private func destination(after start: Int) -> (String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var place = skippingSpaces(from: start + 1)
    guard let (address, end) = address(at: place) else { return nil }
    place = skippingSpaces(from: end)
    if let quote = character(at: place), place > end, quote == "\"" || quote == "'" || quote == "(" {
      let closing = quote == "(" ? ")" : quote
      place += 1
      while let next = character(at: place), next != closing { place += next == "\\" ? 2 : 1 }
      guard character(at: place) != nil else { return nil }
      place = skippingSpaces(from: place + 1)
    }
    return character(at: place) == ")" ? (address, place + 1) : nil
  }

  private func address(at start: Int) -> (String, end: Int)? {
    var place = start
    var address = ""
    let isInAngles = character(at: place) == "<"
    if isInAngles { place += 1 }
    var depth = 0
    while place < tokens.count {
      guard let next = character(at: place) else {
        guard let part = addressPart(at: place) else { return nil }
        address += part
        place += 1
        continue
      }
      if isInAngles {
        if next == ">" { return (MarkdownEntity.decoded(address), place + 1) }
        if next == "\n" || next == "<" { return nil }
      } else {
        if next.isWhitespace { break }
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
      }
      if next == "\\", let escaped = character(at: place + 1), escaped.isMarkdownPunctuation {
        address.append(escaped)
        place += 2
      } else {
        address.append(next)
        place += 1
      }
    }
    return isInAngles || depth != 0 ? nil : (MarkdownEntity.decoded(address), place)
  }

  /// Returns the value that is inserted into an address at a position. Its characters have no meaning for Markdown.
  private func addressPart(at position: Int) -> String? {
    guard case .value(let place, _) = tokens[position], options.addressParts.indices.contains(place) else { return nil }
    return options.addressParts[place]
  }

  /// Reads `[label]` or `[]` after a bracket. Without either, the text is the label.
  private func reference(_ bracket: Bracket) -> (String, end: Int)? {
    if options.references.isEmpty { return nil }
    var (label, end) = (text(bracket.end..<position), position + 1)
    if character(at: end) == "[" {
      var close = end + 1
      while let next = character(at: close), next != "]", next != "[" { close += next == "\\" ? 2 : 1 }
      if character(at: close) == "]" {
        if close > end + 1 { label = text(end + 1..<close) }
        end = close + 1
      }
    }
    return options.references[Self.normalized(label)].map { ($0, end) }
  }

  private func text(_ range: Range<Int>) -> String { String(range.compactMap { character(at: $0) }) }

  /// Returns a label in its normalized form, without regard to case and spaces.
  static func normalized(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  // MARK: Attributes

  /// Reads `(key: value, …)`.
  private func attributes(after start: Int) -> (String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var (place, depth, quote, text) = (start + 1, 0, Character?.none, "")
    while let next = character(at: place) {
      if let open = quote {
        if next == "\\", let escaped = character(at: place + 1) {
          text += "\\\(escaped)"
          place += 2
          continue
        }
        if next == open { quote = nil }
      } else if next == "'" || next == "\"" {
        quote = next
      } else if "({[".contains(next) {
        depth += 1
      } else if next == ")" && depth == 0 {
        return Self.areAttributes(text) ? (text, place + 1) : nil
      } else if ")}]".contains(next) {
        depth -= 1
      }
      text.append(next)
      place += 1
    }
    return nil
  }

  /// A Boolean value that indicates whether a string begins with a key and a colon, and not with the scheme of a URL.
  private static func areAttributes(_ string: String) -> Bool {
    let rest = string.drop(while: \.isWhitespace)
    let key = rest.prefix { $0.isLetter || $0.isNumber || "_$'\"".contains($0) }
    let value = rest[key.endIndex...].drop(while: \.isWhitespace)
    return !key.isEmpty && value.first == ":" && !value.hasPrefix("://")
  }

  // MARK: Angles

  /// Reads `<https://example.com>` or `<ann@example.com>`. Returns false if there is no address.
  mutating func readAutolink() -> Bool {
    var end = position + 1
    var address = ""
    while let next = character(at: end), next != ">", next != "<", !next.isWhitespace {
      address.append(next)
      end += 1
    }
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let isURL = scheme.count > 1 && address.dropFirst(scheme.count).first == ":" && scheme.first?.isLetter == true
    let isMail =
      !isURL && address.split(separator: "@", omittingEmptySubsequences: false).count == 2 && address.last != "@"
      && address.first != "@" && !address.contains("\\")
    guard character(at: end) == ">", isURL || isMail else { return false }
    position = end + 1
    push(.open(.link(isMail ? "mailto:\(address)" : address)))
    push(.text(address))
    push(.close)
    return true
  }

  /// Reads a tag or a comment of HTML, which is shown as it is written. Returns false if there is none.
  mutating func readHTML() -> Bool {
    guard let end = endOfTag(at: position) else { return false }
    push(.html(text(position..<end)))
    position = end
    return true
  }

  private func endOfTag(at start: Int) -> Int? {
    var place = start + 1
    if character(at: place) == "!", character(at: place + 1) == "-", character(at: place + 2) == "-" {
      place += 3
      while place < tokens.count {
        if character(at: place) == "-", character(at: place + 1) == "-", character(at: place + 2) == ">" {
          return place + 3
        }
        place += 1
      }
      return nil
    }
    if character(at: place) == "/" { place += 1 }
    guard let first = character(at: place), first.isASCII, first.isLetter else { return nil }
    while let next = character(at: place), next.isASCII, next.isLetter || next.isNumber || next == "-" { place += 1 }
    guard let next = character(at: place), next.isWhitespace || next == ">" || next == "/" else { return nil }
    var quote: Character?
    while let next = character(at: place) {
      if let open = quote {
        if next == open { quote = nil }
      } else if next == "\"" || next == "'" {
        quote = next
      } else if next == ">" {
        return place + 1
      } else if next == "<" || next == "`" {
        return nil
      }
      place += 1
    }
    return nil
  }
}
