internal import CPango
internal import Foundation

/// A part of a line of letters that are drawn alike.
struct PangoRun {
  /// Which bytes of the text it shows, or stands for.
  let bytes: Range<Int>
  /// Where its line begins in the text, in bytes.
  let line: Int
  /// How far below the top of the text its letters stand.
  let baseline: CGFloat
  /// Whether it is the sign for what is left out.
  let isSign: Bool
  fileprivate let font: UnsafeMutablePointer<PangoFont>?
  fileprivate let glyphs: UnsafeMutablePointer<PangoGlyphString>?
}

extension PangoLayoutBox {
  /// All runs, line by line, from left to right.
  func forEachRun(_ body: (PangoRun) -> Void) {
    // Whoever asks may change glyphs: so not the way that keeps what was measured of lines.
    let iterator = pango_layout_get_iter(layout)
    repeat {
      guard let run = pango_layout_iter_get_run(iterator)?.pointee, let item = run.item?.pointee else { continue }
      let start = Int(item.offset)
      body(
        PangoRun(
          bytes: start..<(start + Int(item.length)),
          line: Int(pango_layout_iter_get_line(iterator)?.pointee.start_index ?? 0),
          baseline: CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator)),
          isSign: UInt32(item.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0, font: item.analysis.font,
          glyphs: run.glyphs))
    } while pango_layout_iter_next_run(iterator) != 0
    pango_layout_iter_free(iterator)
  }

  /// How many letters no font has: each is seen as a box.
  var unknownLetters: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Has the sign for what is left out take no more room than it needs: Pango makes it so wide that lines are full, which
  /// shows as a gap where text goes on after it.
  func narrowSigns() {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    forEachRun { run in
      guard run.isSign, let string = run.glyphs?.pointee else { return }
      for index in 0..<Int(string.num_glyphs) {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(run.font, string.glyphs[index].glyph, nil, &extents)
        string.glyphs[index].geometry.width = extents.width
      }
    }
  }
}
