internal import CPango
internal import Foundation

/// A part of a line whose letters are drawn alike.
struct PangoRun {
  /// The bytes of its paragraph that it shows, or stands for.
  let bytes: Range<Int>
  /// The number of its line, from the top.
  let line: Int
  /// A Boolean value that indicates whether the run is the ellipsis of truncated text.
  let isSign: Bool
  /// The numbers of its glyphs in their font.
  let glyphs: [UInt32]
}

extension PangoLayoutBox {
  /// Calls a closure for all runs, line by line, from left to right.
  func forEachRun(_ body: (PangoRun) -> Void) {
    for (number, row) in rows.enumerated() {
      row.line.line.forEachRun { run in
        guard let item = run.item?.pointee, let string = run.glyphs?.pointee else { return }
        let glyphs = (0..<Int(string.num_glyphs)).map { string.glyphs[$0].glyph }
        body(PangoRun(bytes: item.bytes, line: number, isSign: item.isSign, glyphs: glyphs))
      }
    }
  }

  /// The number of letters that no font has: each is seen as a box.
  var unknownLetters: Int {
    var (count, counted): (Int, PangoParagraph?) = (0, nil)
    for row in rows where row.paragraph !== counted {
      count += Int(pango_layout_get_unknown_glyphs_count(row.paragraph.layout))
      counted = row.paragraph
    }
    return count
  }
}
