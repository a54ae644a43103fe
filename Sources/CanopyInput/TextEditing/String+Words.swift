// Words for moving through text: letters and digits that belong together. Runs of han, hiragana and katakana count as words by
// script, because finding actual words takes a dictionary.
extension String {
  /// Returns the end of the word at an offset, or of the next word.
  func _wordEnd(after offset: Int) -> Int {
    var index = _index(of: offset)
    while index < endIndex, !_kind(at: index).isWord { index = self.index(after: index) }
    guard index < endIndex else { return utf8.count }
    let kind = _kind(at: index)
    while index < endIndex, kind.continues(self._kind(at: index)) { index = self.index(after: index) }
    return self._offset(of: index)
  }

  /// Returns the start of the word at an offset, or of the previous word.
  func _wordStart(before offset: Int) -> Int {
    var index = _index(of: offset)
    while index > startIndex, !_kind(at: self.index(before: index)).isWord { index = self.index(before: index) }
    guard index > startIndex else { return 0 }
    let kind = _kind(at: self.index(before: index))
    while index > startIndex, kind.continues(self._kind(at: self.index(before: index))) {
      index = self.index(before: index)
    }
    return self._offset(of: index)
  }

  /// Returns the word, the space or the sign at an offset. The end of a word belongs to the word.
  func _word(at offset: Int) -> Range<Int> {
    if isEmpty { return 0..<0 }
    var index = _index(of: _boundary(from: offset))
    if index > startIndex, index == endIndex || !_kind(at: index).isWord,
      index == endIndex || _kind(at: self.index(before: index)).isWord
    {
      index = self.index(before: index)
    }
    let kind = _kind(at: index)
    var (start, end) = (index, self.index(after: index))
    if kind == .sign { return self._offset(of: start)..<self._offset(of: end) }
    while start > startIndex, kind.continues(self._kind(at: self.index(before: start))) {
      start = self.index(before: start)
    }
    while end < endIndex, kind.continues(self._kind(at: end)) { end = self.index(after: end) }
    return self._offset(of: start)..<self._offset(of: end)
  }

  private func _kind(at index: Index) -> CharacterKind {
    let kind = CharacterKind(self[index])
    guard kind == .sign, index > startIndex else { return kind }
    // An apostrophe inside a word and a decimal separator inside a number belong to it.
    let next = self.index(after: index)
    guard next < endIndex else { return kind }
    let (before, after) = (self[self.index(before: index)], self[next])
    switch self[index] {
    case "'", "’": return before.isLetter && after.isLetter ? .word : .sign
    case ".", ",": return before.isNumber && after.isNumber ? .word : .sign
    default: return kind
    }
  }
}

/// The kind of a character, for finding words.
private enum CharacterKind {
  case space, sign, word, han, hiragana, katakana, emoji

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .sign
      return
    }
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      self = .han
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default:
      if character.isWhitespace {
        self = .space
      } else if character.isLetter || character.isNumber || character == "_" {
        self = .word
      } else if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
        self = .emoji
      } else {
        self = scalar.properties.generalCategory._isMark ? .word : .sign
      }
    }
  }

  var isWord: Bool { self != .space && self != .sign }

  /// Returns a Boolean value that indicates whether a character of the next kind belongs to the same word.
  func continues(_ next: CharacterKind) -> Bool { self == next }
}

extension Unicode.GeneralCategory {
  fileprivate var _isMark: Bool { self == .nonspacingMark || self == .spacingMark || self == .enclosingMark }
}
