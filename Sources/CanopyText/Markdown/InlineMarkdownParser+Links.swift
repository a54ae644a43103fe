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
        // An ordinary link that follows a caret.
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
    // Links can't contain other links.
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

  /// Reads the definition of a label, `[label]: address "title"`, through the end of its last line.
  func definition(at start: Int) -> (label: String, destination: String, end: Int)? {
    guard character(at: start) == "[" else { return nil }
    var close = start + 1
    while let next = character(at: close), next != "]" {
      if next == "[" { return nil }
      close += next == "\\" ? 2 : 1
    }
    guard close - start <= 1000, character(at: close) == "]", character(at: close + 1) == ":" else { return nil }
    let label = Self.normalized(text(start + 1..<close))
    let beginning = skippingSpaces(from: close + 2)
    guard !label.isEmpty, let (address, end) = address(at: beginning), end > beginning else { return nil }
    if let place = endOfTitle(after: end) { return (label, address, place) }
    return endOfLine(from: end).map { (label, address, $0) }
  }

  /// Returns the beginning of the line after a title, or nil if there is no title, or if anything else follows it.
  private func endOfTitle(after start: Int) -> Int? {
    var place = skippingSpaces(from: start)
    guard place > start, let quote = character(at: place), quote == "\"" || quote == "'" || quote == "(" else {
      return nil
    }
    place += 1
    while let next = character(at: place), next != (quote == "(" ? ")" : quote) {
      if quote == "(" && next == "(" { return nil }
      place += next == "\\" ? 2 : 1
    }
    return character(at: place) == nil ? nil : endOfLine(from: place + 1)
  }

  /// Returns the beginning of the next line, or nil if the current line has anything but spaces after a position.
  private func endOfLine(from start: Int) -> Int? {
    var place = start
    while character(at: place) == " " || character(at: place) == "\t" { place += 1 }
    if character(at: place) == "\n" { return place + 1 }
    return place >= tokens.count ? tokens.count : nil
  }

  /// Returns a Boolean value that indicates whether only spaces follow a position.
  func isBlank(from start: Int) -> Bool { skippingSpaces(from: start) >= tokens.count }

  private func address(at start: Int) -> (String, end: Int)? {
    var place = start
    // The address up to the last value, and the literal characters after it.
    var (address, written) = ("", "")
    let isInAngles = character(at: place) == "<"
    if isInAngles { place += 1 }
    var depth = 0
    while place < tokens.count {
      guard let next = character(at: place) else {
        guard let part = addressPart(at: place) else { return nil }
        address += MarkdownEntity.unescaped(written) + part
        written = ""
        place += 1
        continue
      }
      if isInAngles {
        if next == ">" { return (address + MarkdownEntity.unescaped(written), place + 1) }
        if next == "\n" || next == "<" { return nil }
      } else {
        if next.isMarkdownSpace { break }
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
      }
      if next == "\\", let escaped = character(at: place + 1), escaped.isMarkdownPunctuation {
        written += "\\\(escaped)"
        place += 2
      } else {
        written.append(next)
        place += 1
      }
    }
    return isInAngles || depth != 0 ? nil : (address + MarkdownEntity.unescaped(written), place)
  }

  /// Returns the value that is inserted into an address at a position. Its characters have no special meaning in Markdown.
  private func addressPart(at position: Int) -> String? {
    guard case .value(let place, _) = tokens[position], options.addressParts.indices.contains(place) else { return nil }
    return options.addressParts[place]
  }

  /// Reads `[label]` or `[]` after a bracket. Without a label, the text is the label.
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

  /// Returns the normalized form of a label, which ignores case and spaces.
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

  /// Returns a Boolean value that indicates whether a string begins with a key and a colon that isn't the scheme of a URL.
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
    let isURL =
      (2...32).contains(scheme.count) && address.dropFirst(scheme.count).first == ":" && scheme.first?.isLetter == true
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
    guard let end = endOfHTML(at: position) else { return false }
    push(.html(text(position..<end)))
    position = end
    return true
  }

  /// Returns the position after the tag, comment, instruction or declaration that begins at a position, or nil if there is none.
  private mutating func endOfHTML(at start: Int) -> Int? {
    switch (character(at: start + 1), character(at: start + 2)) {
    case ("?", _): return end(of: "?>", from: start + 2)
    case ("!", "-") where character(at: start + 3) == "-":
      // The dashes at the beginning can also be the dashes at the end.
      return end(of: "-->", from: start + 2)
    case ("!", "[") where text(start..<min(start + 9, tokens.count)) == "<![CDATA[":
      return end(of: "]]>", from: start + 9)
    case ("!", let letter?) where letter.isASCII && letter.isLetter: return end(of: ">", from: start + 3)
    default: return endOfTag(at: start)
    }
  }

  private mutating func end(of mark: String, from start: Int) -> Int? {
    // A mark that isn't found after one position isn't found after later positions, so the text isn't searched again.
    if missingEnds.contains(mark) { return nil }
    let characters = Array(mark)
    let place = (start..<max(start, tokens.count)).first { place in
      characters.indices.allSatisfy { character(at: place + $0) == characters[$0] }
    }
    if place == nil { missingEnds.insert(mark) }
    return place.map { $0 + characters.count }
  }

  /// Returns the position after the tag that begins at a position, or nil if there is none.
  func endOfTag(at start: Int) -> Int? {
    let isClosing = character(at: start + 1) == "/"
    var place = start + (isClosing ? 2 : 1)
    guard character(at: start) == "<", let first = character(at: place), first.isASCII, first.isLetter else {
      return nil
    }
    while let next = character(at: place), next.isASCII, next.isLetter || next.isNumber || next == "-" { place += 1 }
    if !isClosing { while let end = endOfAttribute(at: place) { place = end } }
    place = skippingSpaces(from: place)
    if !isClosing && character(at: place) == "/" { place += 1 }
    return character(at: place) == ">" ? place + 1 : nil
  }

  /// Returns the position after an attribute of a tag and the spaces before it, or nil if there is none.
  private func endOfAttribute(at start: Int) -> Int? {
    var place = skippingSpaces(from: start)
    guard place > start, let first = character(at: place), first.isASCII, first.isLetter || first == "_" || first == ":"
    else { return nil }
    while let next = character(at: place), next.isASCII, next.isLetter || next.isNumber || "_.:-".contains(next) {
      place += 1
    }
    let equals = skippingSpaces(from: place)
    guard character(at: equals) == "=" else { return place }
    place = skippingSpaces(from: equals + 1)
    if let quote = character(at: place), quote == "\"" || quote == "'" {
      place += 1
      while let next = character(at: place), next != quote { place += 1 }
      return character(at: place) == nil ? nil : place + 1
    }
    let value = place
    while let next = character(at: place), !next.isMarkdownSpace, !"\"'=<>`".contains(next) { place += 1 }
    return place > value ? place : nil
  }
}
