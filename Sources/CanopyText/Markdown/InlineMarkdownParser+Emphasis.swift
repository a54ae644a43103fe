extension InlineMarkdownParser {
  /// Reads consecutive delimiters.
  ///
  /// The characters around them determine whether they can open or close a style: in `a * b` they can't do either.
  mutating func readDelimiter(_ character: Character) {
    let length = lengthOfRow(of: character, at: position)
    let before = position > 0 ? tokens[position - 1] : .character(" ")
    position += length
    let after = position < tokens.count ? tokens[position] : .character(" ")
    let isLeft = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    let isUnderscore = character == "_"
    push(
      .delimiter(
        Delimiter(
          character: character, count: length, length: length,
          canOpen: isLeft && (!isUnderscore || !isRight || before.isPunctuation),
          canClose: isRight && (!isUnderscore || !isLeft || after.isPunctuation))))
  }

  /// Pairs the delimiters after a position: each one that can close a style with the nearest one before it that can open the
  /// style.
  mutating func matchDelimiters(after bottom: Int) {
    var closing = bottom
    // The positions below which there is no opener of each kind, so that the search isn't repeated.
    var bottoms: [Delimiter.Kind: Int] = [:]
    while closing < items.count {
      guard case .delimiter(let closer) = items[closing], closer.canClose, closer.count > 0 else {
        closing += 1
        continue
      }
      if let opening = opener(for: closer, at: closing, after: bottoms[closer.kind] ?? bottom) {
        pair(opening, with: closing)
      } else {
        bottoms[closer.kind] = closing
        closing += 1
      }
    }
    // Unpaired delimiters in the text of a link aren't paired with delimiters outside of the link.
    for index in items[bottom...].indices {
      guard case .delimiter(var delimiter) = items[index] else { continue }
      delimiter.canOpen = false
      delimiter.canClose = false
      items[index] = .delimiter(delimiter)
    }
  }

  private func opener(for closer: Delimiter, at closing: Int, after bottom: Int) -> Int? {
    items[bottom..<closing].lastIndex { item in
      guard case .delimiter(let opener) = item, opener.canOpen, opener.count > 0 else { return false }
      guard opener.character == closer.character else { return false }
      if closer.character == "~" { return opener.length == closer.length && closer.length <= 2 }
      // This rule prevents `*a**b*` from being read as two emphases.
      guard opener.canClose || closer.canOpen else { return true }
      let sum = opener.length + closer.length
      return !sum.isMultiple(of: 3) || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }
  }

  private mutating func pair(_ opening: Int, with closing: Int) {
    guard case .delimiter(var opener) = items[opening], case .delimiter(var closer) = items[closing] else { return }
    let used = opener.count >= 2 && closer.count >= 2 ? 2 : 1
    if opener.character == "~" {
      opener.opens.append(.strikethrough)
      opener.count = 0
      closer.count = 0
    } else {
      opener.opens.append(used == 2 ? .stronglyEmphasized : .emphasized)
      opener.count -= used
      closer.count -= used
    }
    closer.closes += 1
    items[opening] = .delimiter(opener)
    items[closing] = .delimiter(closer)
    for index in items[opening + 1..<closing].indices {
      guard case .delimiter(var between) = items[index] else { continue }
      between.canOpen = false
      between.canClose = false
      items[index] = .delimiter(between)
    }
  }
}

extension InlineMarkdownParser.Delimiter {
  /// The properties that determine which delimiters can be paired.
  fileprivate struct Kind: Hashable {
    let character: Character
    let length: Int
    let canOpen: Bool
  }

  fileprivate var kind: Kind {
    Kind(character: character, length: character == "~" ? length : length % 3, canOpen: canOpen)
  }
}

extension InlineMarkdownParser.Token {
  fileprivate var isSpace: Bool { if case .character(let character) = self { character.isWhitespace } else { false } }

  fileprivate var isPunctuation: Bool {
    if case .character(let character) = self { character.isPunctuation || character.isSymbol } else { false }
  }
}
