internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Reads a text paragraph by paragraph, so that paragraphs for which there is no space are never read.
///
/// There is at least one paragraph, and each paragraph has at least one piece.
struct ParagraphReader: IteratorProtocol {
  /// The pieces of the text, with whole strings.
  private let pieces: [PangoPiece]
  /// The position up to which the text was read; nil at the end.
  private var place: (piece: Int, index: String.Index)?

  /// - Parameters:
  ///   - looks: The colors of the pieces; empty if the text is only measured.
  ///   - lineOfFont: A closure that returns the metrics of a line in a font.
  init(_ request: TextRequest, _ looks: [PangoLook], lineOfFont: (FontRequest) -> LineMetrics) {
    let displayScale = request.paragraph.displayScale
    pieces = request.pieces.enumerated().map { index, piece in
      PangoPiece(
        index: index, string: piece.string, style: piece.style, picture: piece.picture,
        look: looks.indices.contains(index) ? looks[index] : nil,
        line: piece.line(in: lineOfFont(piece.style.font), displayScale: displayScale))
    }
    place = pieces.first.map { (0, $0.string.startIndex) }
  }

  mutating func next() -> ParagraphText? {
    guard let place else { return nil }
    var slices: [ParagraphText.Slice] = []
    for index in place.piece..<pieces.count {
      let string = pieces[index].string
      let rest = index == place.piece ? string[place.index...] : string[...]
      let end = rest._lineEnd
      slices.append(ParagraphText.Slice(piece: pieces[index], string: rest[..<(end?.lowerBound ?? rest.endIndex)]))
      guard let end else { continue }
      self.place = (index, end.upperBound)
      return ParagraphText(slices: slices)
    }
    self.place = nil
    return ParagraphText(slices: slices)
  }

  /// A Boolean value that indicates whether the remaining text contains anything but line endings.
  var hasLetters: Bool {
    var rest = self
    while let paragraph = rest.next() {
      if !paragraph.isEmpty { return true }
    }
    return false
  }
}

/// A paragraph of a text.
struct ParagraphText {
  /// A piece of the text, or the part of it that is in the paragraph.
  struct Slice {
    let piece: PangoPiece
    let string: Substring
  }

  let slices: [Slice]
  /// The byte of the paragraph at which the first slice begins: 0, unless the first lines of the paragraph have already been laid
  /// out.
  private(set) var start = 0
  /// The direction of the paragraph; nil before any of its lines have been laid out. Pango determines it from the whole
  /// paragraph.
  private var direction: PangoDirection?

  init(slices: [Slice]) { self.slices = slices }

  private init(slices: [Slice], start: Int, direction: PangoDirection) {
    (self.slices, self.start, self.direction) = (slices, start, direction)
  }

  var isEmpty: Bool { slices.allSatisfy(\.string.isEmpty) }

  private func count(of slices: [Slice]) -> Int { slices.reduce(0) { $0 + $1.string.utf8.count } }

  /// Returns the part of the paragraph to pass to Pango: bytes from its start and its end, or all bytes if there aren't many
  /// more.
  func part(start: Int, end: Int = 0) -> ParagraphPart {
    let all = count(of: slices)
    let (start, end) = (min(start, all), min(end, all))
    guard start + end + Self.fewBytes < all else {
      return ParagraphPart(pieces: self.pieces(of: slices), start: self.start, direction: direction)
    }
    let first = self.first(start, of: slices) { $0._first($1) }
    let last = end == 0 ? [] : Array(self.first(end, of: slices.reversed()) { $0._last($1) }.reversed())
    var pieces = self.pieces(of: first)
    let left = self.start + count(of: first)..<(self.start + all - count(of: last))
    // The letters on both sides of the gap don't join.
    if !last.isEmpty { pieces[pieces.count - 1].string += "\u{200B}" }
    let gap = ParagraphPart.Gap(place: pieces.reduce(0) { $0 + $1.string.utf8.count }, bytes: left)
    if !last.isEmpty { pieces += self.pieces(of: last) }
    return ParagraphPart(pieces: pieces, start: self.start, direction: direction ?? firstDirection, gap: gap)
  }

  /// Returns the rest of the paragraph after lines that Pango has laid out completely.
  ///
  /// - Parameter bytes: The number of bytes in the lines.
  func after(_ bytes: Int) -> ParagraphText {
    var (rest, left): ([Slice], Int) = ([], bytes)
    for slice in slices {
      let count = slice.string.utf8.count
      if left < count {
        let start = slice.string.utf8.index(slice.string.startIndex, offsetBy: left)
        rest.append(Slice(piece: slice.piece, string: slice.string[start...]))
      }
      left = max(left - count, 0)
    }
    return ParagraphText(slices: rest, start: start + bytes, direction: direction ?? firstDirection)
  }

  /// Returns the number of bytes of the paragraph before a position in the string that was passed to Pango, which contains
  /// additional break opportunities.
  func bytes(before place: Int, in part: [PangoPiece]) -> Int {
    var (bytes, left) = (0, place)
    for (slice, piece) in zip(slices, part) {
      var own = slice.string.unicodeScalars.makeIterator()
      var next = own.next()
      for scalar in piece.string.unicodeScalars {
        if left <= 0 { return bytes }
        left -= Unicode.UTF8.width(scalar)
        guard let found = next, found._asSet == scalar else { continue }
        bytes += Unicode.UTF8.width(found)
        next = own.next()
      }
    }
    return bytes
  }

  /// The direction of the first letter that has a direction.
  private var firstDirection: PangoDirection {
    slices.lazy.compactMap(\.string._direction).first ?? PANGO_DIRECTION_LTR
  }

  /// The maximum number of bytes that aren't worth omitting.
  private static var fewBytes: Int { 1_000 }

  private func pieces(of slices: [Slice]) -> [PangoPiece] {
    slices.map { slice in
      var piece = slice.piece
      piece.string = String(slice.string)._withoutControls._breakingEndlessWords
      return piece
    }
  }

  /// Returns the first slices, up to a number of bytes.
  ///
  /// - Parameter part: A closure that returns a number of bytes from a slice that is too long.
  private func first(
    _ bytes: Int, of slices: some Sequence<Slice>, part: (Substring, _ bytes: Int) -> Substring
  ) -> [Slice] {
    var (found, left): ([Slice], Int) = ([], bytes)
    for slice in slices {
      let string = slice.string.utf8.count > left ? part(slice.string, left) : slice.string
      found.append(Slice(piece: slice.piece, string: string))
      left -= string.utf8.count
      if string.endIndex < slice.string.endIndex || string.startIndex > slice.string.startIndex { break }
    }
    return found
  }
}

/// The part of a paragraph that Pango needs to lay out the visible text.
struct ParagraphPart {
  /// Letters that are omitted because the ellipsis represents them.
  struct Gap {
    /// The byte before which they would be in the string that is passed to Pango.
    let place: Int
    /// The bytes of the letters in the paragraph.
    let bytes: Range<Int>
  }

  var pieces: [PangoPiece]
  /// The byte of the paragraph at which the part begins.
  var start = 0
  /// The direction of the paragraph; nil to let Pango determine it.
  var direction: PangoDirection?
  /// The omitted letters; nil if no letters are omitted.
  var gap: Gap?
}

extension Substring {
  /// The direction of the first letter that has a direction; nil if there is none.
  var _direction: PangoDirection? { unicodeScalars.lazy.compactMap(\._direction).first }

  /// Returns whole characters from the start, with approximately the given number of bytes.
  fileprivate func _first(_ bytes: Int) -> Substring { self[..<_startOfCharacter(at: bytes)] }

  /// Returns whole characters from the end, with approximately the given number of bytes.
  fileprivate func _last(_ bytes: Int) -> Substring { self[_startOfCharacter(at: utf8.count - bytes)...] }

  /// Returns the start of the character that contains a byte. In an overlong first character, returns the start of the scalar
  /// instead.
  private func _startOfCharacter(at byte: Int) -> Index {
    let index = utf8.index(startIndex, offsetBy: byte)
    if index <= startIndex || index >= endIndex { return index }
    // `index(before:)` rounds down, which would keep the substring in its first character: a single letter may have thousands of
    // marks.
    guard index >= self.index(after: startIndex) else {
      return unicodeScalars.index(before: unicodeScalars.index(after: index))
    }
    return self.index(after: self.index(before: index))
  }

  /// The first line ending: one of the characters for which `Character.isNewline` is true.
  fileprivate var _lineEnd: Range<Index>? {
    var string = self
    let bytes = string.withUTF8 { bytes -> Range<Int>? in
      var index = 0
      while index < bytes.count {
        if let length = bytes.lengthOfLineEnd(at: index) { return index..<index + length }
        index += 1
      }
      return nil
    }
    func index(_ byte: Int) -> Index { utf8.index(startIndex, offsetBy: byte) }
    return bytes.map { index($0.lowerBound)..<index($0.upperBound) }
  }
}

extension Unicode.Scalar {
  /// The direction that a letter has in any context; nil for digits, punctuation and spaces.
  var _direction: PangoDirection? {
    let type = Int(fribidi_get_bidi_type(value).rawValue)
    guard type & FRIBIDI_MASK_STRONG != 0 else { return nil }
    return type & FRIBIDI_MASK_RTL == 0 ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes of the line ending at a byte, or nil if there is none.
  fileprivate func lengthOfLineEnd(at index: Int) -> Int? {
    func has(_ bytes: UInt8...) -> Bool {
      index + bytes.count <= count && bytes.indices.allSatisfy { self[index + $0] == bytes[$0] }
    }
    switch self[index] {
    case 0x0D: return has(0x0D, 0x0A) ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return has(0xC2, 0x85) ? 2 : nil
    case 0xE2: return has(0xE2, 0x80, 0xA8) || has(0xE2, 0x80, 0xA9) ? 3 : nil
    default: return nil
    }
  }
}

extension TextRequest.Piece {
  /// Returns the metrics of a line that contains only the piece, given the metrics of a line in its font.
  fileprivate func line(in line: LineMetrics, displayScale: CGFloat) -> LineMetrics {
    if let picture, !picture.isLetter {
      return LineMetrics(ascent: picture.baseline, descent: picture.size.height - picture.baseline)
    }
    return line.movingLetters(by: style.baselineOffset, displayScale: displayScale)
  }
}

extension Unicode.Scalar {
  /// The scalar to pass to Pango. A control character is replaced with a scalar without a width, because Pango draws a box for
  /// control characters, and ends the text at a null character.
  fileprivate var _asSet: Unicode.Scalar { _isControl ? "\u{2060}" : self }

  private var _isControl: Bool { value < 0x20 && self != "\t" || value == 0x7F }
}

extension Character {
  /// The character to pass to Pango.
  var _asSet: Character {
    utf8.count == 1 ? unicodeScalars.first.map { Character($0._asSet) } ?? self : self
  }
}

extension String {
  fileprivate var _withoutControls: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.lazy.map(\._asSet)))
  }

  /// The string with break opportunities in words of more than a thousand letters, because the time that Pango takes grows with
  /// the square of the length of a word.
  fileprivate var _breakingEndlessWords: String {
    let longest = 1_000
    guard utf8.count > longest else { return self }
    var result = ""
    var length = 0
    for character in self {
      length = character.isWhitespace ? 0 : length + 1
      if length > longest {
        result.append("\u{200B}")
        length = 0
      }
      result.append(character)
    }
    return result
  }
}
