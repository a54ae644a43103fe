/// Breaks a text into lines at its spaces, in the same way as Pango.
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

  /// A line of words, with the tracking after each letter.
  struct Line {
    let words: Int
    /// The width without the space after the line.
    let width: Int32
    /// The width of the space at which the line breaks; 0 for the last line.
    var trailingSpace: Int32 = 0
  }

  /// Returns the lines, or nil if a word is wider than a line.
  ///
  /// Pango doesn't choose the last break that fits, but the best of the breaks that it tries. It tries breaks using the lengths
  /// in the shaped paragraph, and measures only the breaks near the end of a line. There, a space before a break has the width of
  /// a single space.
  func lines(of words: [Word]) -> [Line]? {
    var lines: [Line] = []
    var rest = words[...]
    var whole = words.reduce(-space(before: words[0])) { $0 + space(before: $1) + length(of: $1) }
    while whole > room {
      guard var line = firstLine(of: rest) else { return nil }
      line.trailingSpace = style.space + style.spacing
      lines.append(line)
      rest = rest.dropFirst(line.words)
      // Safe because there is never a break before the last word of a text.
      whole -= line.width + space(before: rest[rest.startIndex])
    }
    lines.append(Line(words: rest.count, width: whole))
    return withoutLoneWord(lines, words)
  }

  /// Returns two lines. If the second contains a single word, moves the last word of the first line to it, if both lines become
  /// more even.
  private func withoutLoneWord(_ lines: [Line], _ words: [Word]) -> [Line] {
    guard lines.count == 2, lines[1].words == 1, lines[0].words > 1 else { return lines }
    let last = words[words.count - 2]
    let first = lines[0].width - space(before: last) - length(of: last)
    let second = length(of: last) + lines[0].trailingSpace + lines[1].width
    guard lines[1].width < first, second <= room else { return lines }
    return [
      Line(words: lines[0].words - 1, width: first, trailingSpace: lines[0].trailingSpace),
      Line(words: 2, width: second),
    ]
  }

  private func length(of word: Word) -> Int32 { word.letters + word.count * style.spacing }

  private func space(before word: Word) -> Int32 { word.space + style.spacing }

  /// Returns the number of words in the first line of words that don't fit in a single one, and their width without the space
  /// after them.
  private func firstLine(of words: ArraySlice<Word>) -> Line? {
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
    return Line(words: best.words, width: best.width)
  }
}
