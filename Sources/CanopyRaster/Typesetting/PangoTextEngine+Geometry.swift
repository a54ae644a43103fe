internal import CPango
package import CanopyDrawing
internal import Foundation

extension PangoTextEngine {
  package func geometry(of text: DisplayText) -> TextGeometry {
    guard let box = layout(text, []) else { return TextGeometry(lines: []) }
    var lines: [TextGeometry.Line] = []
    for (row, own) in zip(box.rows, box.charactersOfRows) {
      let start = text.frame.minX + row.line.start(in: text.frame.width, text.alignment)
      let edges = LineEdges(of: row.line.line, in: row.paragraph.layout, from: start)
      let first = own.first?.bytes.lowerBound ?? lines.last?.bytes.upperBound ?? 0
      lines.append(
        TextGeometry.Line(
          bytes: first..<(own.last?.bytes.upperBound ?? first),
          frame: CGRect(
            x: start, y: text.frame.minY + row.top, width: row.line.totalWidth, height: row.line.metrics.height),
          baseline: text.frame.minY + row.baseline, isFromRight: row.line.isFromRight,
          characters: own.compactMap { character in
            if character.bytes.isEmpty { return nil }
            return TextGeometry.Character(
              bytes: character.bytes, leading: edges.leading(of: character.places.lowerBound),
              trailing: edges.trailing(of: character.lastScalar))
          }))
    }
    return TextGeometry(lines: lines)
  }
}

extension PangoLayoutBox {
  /// Returns the characters of each line.
  ///
  /// - Parameter string: The text, whose paragraphs were passed to Pango.
  func findCharacters(of string: String) -> [ArraySlice<ParagraphCharacter>] {
    var characters: ArraySlice<ParagraphCharacter> = []
    var paragraph: PangoParagraph?
    var paragraphs = string._paragraphs[...]
    var string: StringParagraph?
    return rows.map { row in
      if row.paragraph !== paragraph {
        paragraph = row.paragraph
        if row.paragraph.bytes.lowerBound == 0 { string = paragraphs.popFirst() }
        characters = string?.characters(in: row.paragraph)[...] ?? []
      }
      let end = Int(row.line.line.pointee.start_index + row.line.line.pointee.length)
      let own = characters.prefix { $0.places.lowerBound < end || $0.places.isEmpty }
      characters = characters[own.endIndex...]
      return own
    }
  }

  /// A part of the letters of a line.
  struct RowPart {
    let row: Row
    /// The bytes of the letters in the paragraph that was passed to Pango.
    let bytes: Range<Int>
  }

  /// Returns the parts of lines that contain some bytes of the text.
  func parts(of bytes: Range<Int>) -> [RowPart] {
    zip(rows, charactersOfRows).compactMap { row, characters in
      guard let first = characters.first, let last = characters.last,
        bytes.overlaps(first.bytes.lowerBound..<last.bytes.upperBound)
      else { return nil }
      let own = characters.filter { $0.bytes.overlaps(bytes) }
      guard let first = own.first, let last = own.last else { return nil }
      return RowPart(row: row, bytes: first.places.lowerBound..<last.places.upperBound)
    }
  }
}

/// The edges of the scalars of a line.
///
/// The time that Pango's function for a single position takes grows with the length of the text, so all positions are determined
/// in one pass.
private struct LineEdges {
  private let start: Int
  private let edgeOfLine: CGFloat
  /// The edges by the first byte of each scalar. A scalar without a position has the edge of the line.
  private var edges: [(leading: CGFloat, trailing: CGFloat)]

  init(of line: UnsafeMutablePointer<PangoLayoutLine>, in layout: OpaquePointer, from x: CGFloat) {
    start = Int(line.pointee.start_index)
    edgeOfLine = x
    edges = Array(repeating: (x, x), count: Int(line.pointee.length))
    guard let text = pango_layout_get_text(layout) else { return }
    var x = x
    line.forEachRun { run in
      guard let item = run.item?.pointee, let glyphs = run.glyphs else { return }
      x += CGFloat(pangoUnits: run.start_x_offset)
      let width = CGFloat(pangoUnits: pango_glyph_string_get_width(glyphs))
      add(run, item, text, from: x, width: width)
      x += width + CGFloat(pangoUnits: run.end_x_offset)
    }
  }

  private mutating func add(
    _ run: PangoGlyphItem, _ item: PangoItem, _ text: UnsafePointer<CChar>, from left: CGFloat, width: CGFloat
  ) {
    // The ellipsis has the position of the first letter that it represents. The other letters have none.
    if item.isSign {
      if edges.indices.contains(Int(item.offset) - start) { edges[Int(item.offset) - start] = (left, left + width) }
      return
    }
    var run = run
    var widths = [Int32](repeating: 0, count: Int(item.num_chars))
    pango_glyph_item_get_logical_widths(&run, text, &widths)
    // Odd embedding levels run from right to left.
    let isFromRight = item.analysis.level % 2 == 1
    var x = isFromRight ? left + width : left
    var place = Int(item.offset)
    for width in widths {
      let end = x + CGFloat(pangoUnits: isFromRight ? -width : width)
      if edges.indices.contains(place - start) { edges[place - start] = (x, end) }
      x = end
      repeat { place += 1 } while UInt8(bitPattern: text[place]) & 0xC0 == 0x80
    }
  }

  func leading(of place: Int) -> CGFloat {
    edges.indices.contains(place - start) ? edges[place - start].leading : edgeOfLine
  }

  func trailing(of place: Int) -> CGFloat {
    edges.indices.contains(place - start) ? edges[place - start].trailing : edgeOfLine
  }
}

/// A character of a paragraph, or the end of an empty paragraph.
struct ParagraphCharacter {
  /// The bytes in the text.
  let bytes: Range<Int>
  /// The bytes in the paragraph as it was passed to Pango.
  let places: Range<Int>
  /// The first byte of the last scalar in the paragraph.
  let lastScalar: Int
}

/// A paragraph of a string.
private struct StringParagraph {
  let string: Substring
  /// The offset of the paragraph in the string.
  let start: Int

  /// Returns the characters with their positions in the string that was passed to Pango, which contains additional break
  /// opportunities. Characters that weren't passed to Pango have the position of the ellipsis that represents them.
  func characters(in paragraph: PangoParagraph) -> [ParagraphCharacter] {
    if string.isEmpty { return [ParagraphCharacter(bytes: start..<start, places: 0..<0, lastScalar: 0)] }
    var characters: [ParagraphCharacter] = []
    var (offset, place) = (start + paragraph.bytes.lowerBound, 0)
    var rest = paragraph.string[...]
    for character in string[string.utf8.index(string.startIndex, offsetBy: paragraph.bytes.lowerBound)...] {
      if offset - start >= paragraph.bytes.upperBound { break }
      if let gap = paragraph.gap, gap.bytes.contains(offset - start) {
        let length = character.utf8.count
        characters.append(
          ParagraphCharacter(bytes: offset..<offset + length, places: gap.place..<gap.place, lastScalar: gap.place))
        offset += length
        continue
      }
      let shown = character._asSet
      while let next = rest.popFirst(), next != shown { place += next.utf8.count }
      let length = character.utf8.count
      let last = shown.unicodeScalars.last.map { Unicode.UTF8.width($0) } ?? 0
      characters.append(
        ParagraphCharacter(
          bytes: offset..<offset + length, places: place..<place + shown.utf8.count,
          lastScalar: place + shown.utf8.count - last))
      offset += length
      place += shown.utf8.count
    }
    return characters
  }
}

extension String {
  /// The paragraphs. There is always at least one.
  fileprivate var _paragraphs: [StringParagraph] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      StringParagraph(string: $0, start: utf8.distance(from: startIndex, to: $0.startIndex))
    }
  }
}
