internal import CPango
package import CanopyDrawing
internal import Foundation

extension PangoTextEngine {
  package func geometry(of text: DisplayText) -> TextGeometry {
    guard let box = layout(text, []) else { return TextGeometry(lines: []) }
    var lines: [TextGeometry.Line] = []
    var characters: [ParagraphCharacter] = []
    var paragraph: PangoParagraph?
    var paragraphs = text.request.string.paragraphs[...]
    for row in box.rows {
      if row.paragraph !== paragraph {
        paragraph = row.paragraph
        characters = paragraphs.popFirst()?.characters(in: row.paragraph.pieces.map(\.string).joined()) ?? []
      }
      let line = row.line.line
      let places = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
      let start = text.frame.minX + row.line.start(in: text.frame.width, text.alignment)
      func edge(_ place: Int, trailing: Bool) -> CGFloat {
        var x: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(place), trailing ? 1 : 0, &x)
        return start + CGFloat(pangoUnits: x)
      }
      let own = characters.filter { $0.places.isEmpty ? places.isEmpty : places.contains($0.places.lowerBound) }
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
              bytes: character.bytes, leading: edge(character.places.lowerBound, trailing: false),
              trailing: edge(character.lastScalar, trailing: true))
          }))
    }
    return TextGeometry(lines: lines)
  }
}

/// A character of a paragraph, or its end if it is empty.
private struct ParagraphCharacter {
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
  /// The offset in the string.
  let start: Int

  /// Returns the characters, with their places in the string that was passed to Pango, which has additional places to break.
  func characters(in passed: String) -> [ParagraphCharacter] {
    if string.isEmpty { return [ParagraphCharacter(bytes: start..<start, places: 0..<0, lastScalar: 0)] }
    var characters: [ParagraphCharacter] = []
    var (offset, place) = (start, 0)
    var rest = passed[...]
    for character in string {
      while let next = rest.popFirst(), next != character { place += next.utf8.count }
      let length = character.utf8.count
      let last = character.unicodeScalars.last.map { Unicode.UTF8.width($0) } ?? 0
      characters.append(
        ParagraphCharacter(
          bytes: offset..<offset + length, places: place..<place + length, lastScalar: place + length - last))
      offset += length
      place += length
    }
    return characters
  }
}

extension String {
  /// The paragraphs, of which there is at least one.
  fileprivate var paragraphs: [StringParagraph] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      StringParagraph(string: $0, start: utf8.distance(from: startIndex, to: $0.startIndex))
    }
  }
}
