internal import CPango

extension PangoLayoutBox {
  /// Has the sign for what is left out take no more room than it needs: Pango makes it so wide that lines are full, which
  /// shows as a gap where text goes on after it.
  func narrowSigns() {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    let iterator = pango_layout_get_iter(layout)
    repeat {
      guard let run = pango_layout_iter_get_run(iterator)?.pointee, let analysis = run.item?.pointee.analysis,
        UInt32(analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0, let string = run.glyphs?.pointee
      else { continue }
      for index in 0..<Int(string.num_glyphs) {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(analysis.font, string.glyphs[index].glyph, nil, &extents)
        string.glyphs[index].geometry.width = extents.width
      }
    } while pango_layout_iter_next_run(iterator) != 0
    pango_layout_iter_free(iterator)
  }
}
