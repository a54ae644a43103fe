/// Breaks a text into lines at its spaces, as Pango does.
struct WordLines {
  private let style: WordStyle
  private let room: Int32
  private let safeDistance: Int32

  /// - Parameters:
  ///   - safeDistance: The distance beyond the end of a line at which Pango stops searching for breaks.
  ///   - room: The width at which lines break.
  init(_ style: WordStyle, safeDistance: Int32, room: Int32) {
    self.style = style
    self.safeDistance = safeDistance
    self.room = room
  }

  /// Returns the lengths of the lines, with the tracking after each letter; nil if a word is wider than a line.
  ///
  /// Pango doesn't take the last break that fits, but the best one of those that it tries. It tries them with lengths of the
  /// shaped paragraph, and measures only those near the end of a line. There, a space before a break has the width of a
  /// single space.
  func widths(of words: [Word]) -> [Int32]? {
    var lines: [Int32] = []
    var rest = words[...]
    var whole = words.reduce(-space(before: words[0])) { $0 + space(before: $1) + length(of: $1) }
    while whole > room {
      guard let line = firstLine(of: rest) else { return nil }
      lines.append(line.width)
      rest = rest.dropFirst(line.words)
      // Safe because the last word of a text is never behind a break.
      whole -= line.width + space(before: rest[rest.startIndex])
    }
    return lines + [whole]
  }

  private func length(of word: Word) -> Int32 { word.letters + word.count * style.spacing }

  private func space(before word: Word) -> Int32 { word.space + style.spacing }

  /// Returns how many words are in the first line of some that don't fit into one, and how wide they are without the space
  /// behind them.
  private func firstLine(of words: ArraySlice<Word>) -> (words: Int, width: Int32)? {
    var best: (words: Int, compared: Int32, width: Int32)?
    var width: Int32 = 0
    for index in words.indices.dropLast() {
      width += length(of: words[index])
      if width > room + safeDistance, best != nil { break }
      let space = space(before: words[index + 1])
      let isNear = width >= room - safeDistance
      let compared = isNear ? width + style.space + style.spacing - space : width
      if best.map({ compared <= room || compared < $0.compared }) ?? true {
        best = (index - words.startIndex + 1, compared, width)
      }
      width += space
    }
    guard let best, best.compared <= room else { return nil }
    return (best.words, best.width)
  }
}
