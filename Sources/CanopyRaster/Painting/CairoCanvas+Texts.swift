internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  func draw(_ text: DisplayText, in bounds: Extent) {
    if let part = text.part { return draw(part, of: text) }
    if isHuge(text) { return drawPieces(of: text) }
    if drawWithMask(text, in: bounds) { return }
    drawLetters(of: text)
  }

  /// A Boolean value that indicates whether the letters of a text are displayed larger than Cairo can draw them well.
  private func isHuge(_ text: DisplayText) -> Bool {
    let map = toDevice
    let scale = max(hypot(map.a, map.b), hypot(map.c, map.d))
    return switch text.request.content {
    case .plain(_, let style): style.font.size * scale > EnlargedFont.size
    case .pieces(let pieces): pieces.contains { $0.style.font.size * scale > EnlargedFont.size }
    }
  }

  private func drawPieces(of text: DisplayText) {
    for (index, piece) in text.request.content.piecesWithBytes.enumerated() {
      draw(
        DisplayText.Part(
          bytes: piece.bytes, pieceIndex: index, frame: CGRect(origin: .zero, size: text.frame.size), isExact: true),
        of: text)
    }
  }

  /// Draws some letters of a text, including their part of its lines.
  private func draw(_ part: DisplayText.Part, of text: DisplayText) {
    let look = text.looks.indices.contains(part.pieceIndex) ? text.looks[part.pieceIndex] : text.looks.last
    guard let look, let box = layout(text, []) else { return }
    let parts = box.parts(of: part.bytes)
    let rows = parts.map(\.row)
    drawLines(.background, of: part, of: text, box, in: rows, look.background)
    drawLines(.underline, of: part, of: text, box, in: rows, look.underline, look.underlinePattern)
    saving {
      guard setSource(look.paint, covering: text.bounds) else { return }
      box.colorGlyphs.forEach { draw($0, of: text, look.paint.plainColor, parts) }
      let isExact = part.isExact || isHuge(text)
      place(text, onPixels: !isExact) {
        box.draw(parts, in: text.frame.width, text.alignment, isExact: isExact, on: cairo)
      }
    }
    drawLines(.strikethrough, of: part, of: text, box, in: rows, look.strikethrough, look.strikethroughPattern)
  }

  /// Draws the lines of some letters. The remaining letters of the same piece have the rest of its lines.
  private func drawLines(
    _ kind: LetterLine.Kind, of part: DisplayText.Part, of text: DisplayText, _ box: PangoLayoutBox,
    in rows: [PangoLayoutBox.Row], _ color: DrawColor?, _ pattern: LinePattern = .solid
  ) {
    guard let color else { return }
    saving {
      // The lines can be above or below the letters.
      cairo_rectangle(
        cairo, text.frame.minX + part.frame.minX, text.frame.minY + part.frame.minY - part.frame.height,
        part.frame.width, 3 * part.frame.height)
      cairo_clip(cairo)
      drawLines(kind, of: text, box, in: rows) { $0 == part.pieceIndex ? (color, pattern) : nil }
    }
  }

  /// Draws a text letter by letter.
  func drawLetters(of text: DisplayText) {
    drawLines(.background, of: text) { $0.background.map { ($0, .solid) } }
    drawLines(.underline, of: text) { look in look.underline.map { ($0, look.underlinePattern) } }
    // Pango supports plain colors per letter. Letters filled with a gradient are drawn in a separate pass, with all others
    // hidden.
    if text.looks.isEmpty || text.looks.contains(where: \.paint.isColor) {
      draw(text, as: text.looks.map { $0.showing(nil) })
    }
    var drawn: [DrawPaint] = []
    for paint in text.looks.map(\.paint) where !paint.isColor && !drawn.contains(paint) {
      drawn.append(paint)
      guard setSource(paint, covering: text.bounds) else { continue }
      draw(text, as: text.looks.map { $0.showing(paint) })
    }
    drawLines(.strikethrough, of: text) { look in look.strikethrough.map { ($0, look.strikethroughPattern) } }
  }

  /// Draws the letters of a text with looks. A look without a color uses the source's color.
  private func draw(_ text: DisplayText, as looks: [PangoLook]) {
    guard let box = layout(text, looks) else { return }
    for glyphs in box.colorGlyphs {
      let look = looks.indices.contains(glyphs.piece) ? looks[glyphs.piece] : PangoLook()
      draw(glyphs, of: text, look.color)
    }
    show(box, of: text)
  }

  /// Draws the backgrounds or lines of those looks that have a color and a pattern for them.
  private func drawLines(
    _ kind: LetterLine.Kind, of text: DisplayText, _ style: (DisplayText.Look) -> (DrawColor, LinePattern)?
  ) {
    let styles = text.looks.map(style)
    guard styles.contains(where: { $0 != nil }), let box = layout(text, text.looks.map { $0.showing(nil) }) else {
      return
    }
    drawLines(kind, of: text, box, in: box.rows) { styles[$0] }
  }

  /// Draws the backgrounds or lines of those pieces that have a color and a pattern for them.
  private func drawLines(
    _ kind: LetterLine.Kind, of text: DisplayText, _ box: PangoLayoutBox, in rows: [PangoLayoutBox.Row],
    _ style: (_ piece: Int) -> (DrawColor, LinePattern)?
  ) {
    let pieces = Set(text.looks.indices.filter { style($0) != nil })
    for line in box.lines(kind, of: pieces, in: rows, text.frame.width, text.alignment) {
      guard let (color, pattern) = style(line.piece) else { continue }
      place(text) {
        cairo_new_path(cairo)
        for part in line.parts(pattern) { cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height) }
        setSource(color)
        cairo_fill(cairo)
      }
    }
  }

  private func show(_ box: PangoLayoutBox, of text: DisplayText) {
    place(text) { box.draw(in: text.frame.width, text.alignment, on: cairo) }
  }

  /// Draws color glyphs with the opacity of the color that other letters would have or, without a color, with the opacity of
  /// the source.
  private func draw(
    _ glyphs: ColorGlyphs, of text: DisplayText, _ color: DrawColor?,
    _ parts: [PangoLayoutBox.RowPart]? = nil
  ) {
    if let color, color.opacity <= 0 { return }
    saving {
      // Cairo draws nothing with a transparent source, not even color glyphs.
      if var color {
        color.opacity = 1
        setSource(color)
      }
      if let color, color.opacity >= 1 { return show(glyphs, of: text, parts) }
      let source = cairo_pattern_reference(cairo_get_source(cairo))
      defer { cairo_pattern_destroy(source) }
      cairo_push_group(cairo)
      show(glyphs, of: text, parts)
      cairo_pop_group_to_source(cairo)
      if let color { cairo_paint_with_alpha(cairo, Double(color.opacity)) } else { cairo_mask(cairo, source) }
    }
  }

  private func show(
    _ glyphs: ColorGlyphs, of text: DisplayText, _ parts: [PangoLayoutBox.RowPart]?
  ) {
    // In files, Cairo stores such glyphs at one pixel per point.
    guard !drawsPixels, let layer = Offscreen(text.bounds, of: self) else {
      return place(text) { glyphs.draw(parts, isEnlarged: isHuge(text), on: cairo) }
    }
    layer.canvas.show(glyphs, of: text, parts)
    layer.paint(on: self)
  }

  /// A Boolean value that indicates whether a text contains color glyphs.
  func hasColorGlyphs(_ text: DisplayText) -> Bool {
    layout(text, text.looks.map { $0.showing(nil) })?.colorGlyphs.isEmpty == false
  }

  private func layout(_ text: DisplayText, _ looks: [PangoLook]) -> PangoLayoutBox? {
    switch method {
    case .fast: PangoTextEngine.shared.layout(text, looks)
    case .plain: PangoTextEngine.shared.makeLayout(text, looks)
    }
  }

  // MARK: Places

  /// Runs `draw` with the origin at the upper-left corner of a text, rounded to an eighth of a pixel or exact.
  private func place(_ text: DisplayText, onPixels: Bool = true, _ draw: () -> Void) {
    cairo_save(cairo)
    if onPixels, let place = pixel(of: text) {
      let map = toDevice
      var matrix = cairo_matrix_t(
        xx: map.a, yx: 0, xy: 0, yy: map.d, x0: place.x + Self.bias, y0: place.y + Self.bias)
      cairo_set_matrix(cairo, &matrix)
    } else {
      cairo_translate(cairo, text.frame.minX, text.frame.minY)
    }
    cairo_move_to(cairo, 0, 0)
    draw()
    cairo_restore(cairo)
  }

  /// The upper-left corner of a text in pixels, rounded to an eighth of a pixel, if pixels are drawn and nothing is rotated.
  ///
  /// Texts that only move then look the same within an eighth of a pixel, which makes it possible to cache their masks.
  func pixel(of text: DisplayText) -> CGPoint? {
    let map = toDevice
    guard drawsPixels, map.b == 0, map.c == 0 else { return nil }
    let place = text.frame.origin.applying(map)
    return CGPoint(x: (place.x * 8).rounded() / 8, y: (place.y * 8).rounded() / 8)
  }

  /// A distance at which no letter is from the center of a pixel.
  ///
  /// Cairo rounds the position of each letter to a whole pixel. Letters are placed in units of 1/1,024 point, so many would be
  /// exactly between two pixels, where rounding errors determine the result.
  private static var bias: CGFloat { 1.0 / 3_000 }
}

extension DrawPaint {
  fileprivate var isColor: Bool { plainColor != nil }
  fileprivate var plainColor: DrawColor? { if case .color(let color) = self { color } else { nil } }
}

extension DisplayText.Look {
  /// Returns the look with which Pango draws the letters of a piece: those in a plain color, or those filled with a given other
  /// paint.
  fileprivate func showing(_ paint: DrawPaint?) -> PangoLook {
    var look = PangoLook(color: .clear)
    if let paint {
      // Without a color, Pango draws with the source.
      if self.paint == paint { look.color = nil }
    } else if case .color(let color) = self.paint {
      look.color = color
    }
    return look
  }
}
