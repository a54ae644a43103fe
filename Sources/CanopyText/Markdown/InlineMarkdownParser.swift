internal import Foundation

/// A parser of inline Markdown that follows CommonMark, with strikethrough, bare addresses and extended attributes.
///
/// A single pass from left to right finds the positions where styles may begin or end. `segments` is the result.
struct InlineMarkdownParser {
  struct Options {
    /// A Boolean value that indicates whether line endings are line breaks, and the spaces around them are dropped.
    var readsLineBreaks = false
    /// A Boolean value that indicates whether `^[text](key: value)` is interpreted.
    var readsAttributes = true
    /// A Boolean value that indicates whether only `^[text](key: value)` is interpreted.
    var readsOnlyAttributes = false
    /// The destinations of links by their normalized labels.
    var references: [String: String] = [:]
    /// The values that may be part of a link's address, formatted for it.
    var addressParts: [String?] = []
  }

  /// An element of the input: a character, or a value that is inserted later.
  enum Token: Equatable {
    case character(Character)
    case value(Int, specifier: String)
  }

  /// An element of the parsed text.
  enum Item {
    case text(String)
    case code(String)
    case html(String)
    case value(Int, specifier: String)
    case delimiter(Delimiter)
    case bracket(Bracket)
    case softBreak
    case hardBreak
    case open(MarkdownStyle)
    case close
  }

  /// Consecutive asterisks, underscores or tildes.
  struct Delimiter {
    let character: Character
    /// The number of unpaired characters. Characters that remain unpaired are shown.
    var count: Int
    let length: Int
    var canOpen: Bool
    var canClose: Bool
    /// The number of styles that end here.
    var closes = 0
    /// The styles that begin here, the innermost first.
    var opens: [MarkdownStyle] = []
  }

  /// A bracket that may begin a link.
  struct Bracket {
    enum Kind { case link, image, attributes }

    let kind: Kind
    /// The position after the bracket.
    let end: Int
    var isActive = true

    var text: String {
      switch kind {
      case .link: "["
      case .image: "!["
      case .attributes: "^["
      }
    }
  }

  let options: Options
  var items: [Item] = []
  private(set) var tokens: [Token] = []
  var position = 0
  /// Text that hasn't been added to the items yet.
  private var pending = ""
  /// The indices of unclosed brackets among the items.
  var openBrackets: [Int] = []
  /// The end marks of HTML comments, instructions and declarations that the rest of the text doesn't contain.
  var missingEnds: Set<String> = []
  /// The number of extended attributes so far.
  var attributeCount = 0

  init(_ parts: [FormatString.Part], _ options: Options = Options()) {
    self.options = options
    for part in parts {
      switch part {
      case .literal(let literal): tokens += literal.map { .character($0 == "\r\n" ? "\n" : $0) }
      case .value(let place, let specifier): tokens.append(.value(place, specifier: specifier))
      }
    }
  }

  mutating func parse() {
    while position < tokens.count {
      switch tokens[position] {
      case .value(let place, let specifier):
        push(.value(place, specifier: specifier))
        position += 1
      case .character(let character):
        if options.readsOnlyAttributes { readAttribute(character) } else { read(character) }
      }
    }
    flush()
    matchDelimiters(after: 0)
  }

  func character(at position: Int) -> Character? {
    guard tokens.indices.contains(position), case .character(let character) = tokens[position] else { return nil }
    return character
  }

  private mutating func read(_ character: Character) {
    switch character {
    case "\\": readBackslash()
    case "\n" where options.readsLineBreaks: readLineBreak()
    case "&": readEntity()
    case "`": readCode()
    case "*", "_", "~": readDelimiter(character)
    case "<":
      if !readAutolink() && !readHTML() { append("<") }
    case "!" where self.character(at: position + 1) == "[": readBracket(.image)
    default:
      if !readBareAddress(beginningWith: character) { readAttribute(character) }
    }
  }

  private mutating func readAttribute(_ character: Character) {
    switch character {
    case "^" where options.readsAttributes && self.character(at: position + 1) == "[": readBracket(.attributes)
    case "[": readBracket(.link)
    case "]": readClosingBracket()
    default: append(character)
    }
  }

  private mutating func readBracket(_ kind: Bracket.Kind) {
    let end = position + (kind == .link ? 1 : 2)
    push(.bracket(Bracket(kind: kind, end: end)))
    openBrackets.append(items.count - 1)
    position = end
  }

  // MARK: Text

  /// Appends a character, and continues after its representation in the source.
  mutating func append(_ character: Character, length: Int = 1) {
    position += length
    pending.append(character)
  }

  mutating func push(_ item: Item) {
    flush()
    items.append(item)
  }

  mutating func flush() {
    if pending.isEmpty { return }
    items.append(.text(pending))
    pending = ""
  }

  private mutating func readBackslash() {
    switch character(at: position + 1) {
    case let next? where next.isMarkdownPunctuation: append(next, length: 2)
    case "\n" where options.readsLineBreaks:
      push(.hardBreak)
      position = skippingSpaces(from: position + 2)
    case "\n": append("\n", length: 2)
    default: append("\\")
    }
  }

  private mutating func readLineBreak() {
    let spaces = pending.reversed().prefix { $0 == " " }.count
    let isWide = pending.hasSuffix("  ")
    pending.removeLast(spaces)
    while pending.last == " " || pending.last == "\t" { pending.removeLast() }
    push(isWide ? .hardBreak : .softBreak)
    position = skippingSpaces(from: position + 1)
  }

  private mutating func readEntity() {
    var end = position + 1
    var name = ""
    while name.count < 32, let next = character(at: end), next.isASCII, next.isLetter || next.isNumber || next == "#" {
      name.append(next)
      end += 1
    }
    guard character(at: end) == ";", let text = MarkdownEntity.text(name) else { return append("&") }
    pending += text
    position = end + 1
  }

  // MARK: Code

  func lengthOfRow(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  /// Reads code, which ends with as many backticks as it begins with. The code itself isn't interpreted.
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
    var code = tokens[position + length..<end].map { token in
      options.readsLineBreaks && token == .character("\n") ? .character(" ") : token
    }[...]
    position = end + length
    let isPadded = code.count > 2 && code.first == .character(" ") && code.last == .character(" ")
    if isPadded && code.contains(where: { $0 != .character(" ") }) { code = code.dropFirst().dropLast() }
    var text = ""
    for token in code {
      switch token {
      case .character(let character): text.append(character)
      case .value(let place, let specifier):
        if !text.isEmpty { push(.code(text)) }
        text = ""
        push(.open(.code))
        push(.value(place, specifier: specifier))
        push(.close)
      }
    }
    if !text.isEmpty { push(.code(text)) }
  }

  func skippingSpaces(from start: Int) -> Int {
    var place = start
    while let next = character(at: place), next.isMarkdownSpace { place += 1 }
    return place
  }
}

extension Character {
  /// A Boolean value that indicates whether a backslash before the character removes the character's special meaning.
  var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }

  /// A Boolean value that indicates whether the character separates the parts of a link or a tag. No-break spaces don't.
  var isMarkdownSpace: Bool { isASCII && isWhitespace }
}
