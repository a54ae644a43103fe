internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Canvas {
  func draw(_ text: DisplayText, in bounds: Extent) {
    if method == .fast, drawWithMask(text, in: bounds) { return }
    drawLetters(of: text)
  }

  /// Draws a text letter by letter.
  func drawLetters(of text: DisplayText) {
    // Pango sets colors letter by letter; what is filled with a gradient is drawn by itself, with nothing else visible.
    if text.looks.isEmpty || text.looks.contains(where: \.hasColors) {
      draw(text, as: text.looks.map { $0.showing(nil) })
    }
    var drawn: [DrawPaint] = []
    for paint in text.looks.map(\.paint) where !paint.isColor && !drawn.contains(paint) {
      drawn.append(paint)
      guard setSource(paint, covering: text.bounds) else { continue }
      draw(text, as: text.looks.map { $0.showing(paint) })
    }
  }

  /// Draws a text with looks; a look without a color has that of the source.
  private func draw(_ text: DisplayText, as looks: [PangoLook]) {
    guard let box = layout(text, looks) else { return }
    guard !box.colorGlyphs.isEmpty else { return show(box, of: text) }
    var letters = box
    // Glyphs with colors are between backgrounds and lines, as other letters are.
    if looks.contains(where: { $0.background != nil }) {
      guard let behind = layout(text, looks.map(\.background).map(PangoLook.init(showingOnly:))),
        let front = layout(text, looks.map(\.withoutBackground))
      else { return }
      show(behind, of: text)
      letters = front
    }
    for glyphs in box.colorGlyphs {
      let look = looks.indices.contains(glyphs.piece) ? looks[glyphs.piece] : PangoLook()
      draw(glyphs, of: text, look.color)
    }
    show(letters, of: text)
  }

  private func show(_ box: PangoLayoutBox, of text: DisplayText) {
    place(text) { box.draw(in: text.frame.width, text.alignment, on: cairo) }
  }

  /// Draws glyphs in their own colors, as opaque as the color that other letters would have; without one, as opaque as
  /// the source.
  private func draw(_ glyphs: ColorGlyphs, of text: DisplayText, _ color: DrawColor?) {
    if let color, color.opacity <= 0 { return }
    saving {
      // Cairo draws nothing with a source that is transparent, whatever colors glyphs have.
      if var color {
        color.opacity = 1
        setSource(color)
      }
      if let color, color.opacity >= 1 { return place(text) { glyphs.draw(on: cairo) } }
      let source = cairo_pattern_reference(cairo_get_source(cairo))
      defer { cairo_pattern_destroy(source) }
      cairo_push_group(cairo)
      place(text) { glyphs.draw(on: cairo) }
      cairo_pop_group_to_source(cairo)
      if let color { cairo_paint_with_alpha(cairo, Double(color.opacity)) } else { cairo_mask(cairo, source) }
    }
  }

  /// A Boolean value that indicates whether any glyph of a text has colors of its own.
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

  /// Runs `draw` with zero at the upper-left corner of a text.
  private func place(_ text: DisplayText, _ draw: () -> Void) {
    cairo_save(cairo)
    if let place = pixel(of: text) {
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

  /// The upper-left corner of a text in pixels, in eighths of one, where pixels are drawn and nothing is turned.
  ///
  /// Texts that are only moved then look the same within an eighth of a pixel, which is why their masks can be kept.
  func pixel(of text: DisplayText) -> CGPoint? {
    let map = toDevice
    guard drawsPixels, map.b == 0, map.c == 0 else { return nil }
    let place = text.frame.origin.applying(map)
    return CGPoint(x: (place.x * 8).rounded() / 8, y: (place.y * 8).rounded() / 8)
  }

  /// A distance that no letter has from the middle of a pixel.
  ///
  /// Cairo rounds the place of each letter to a whole pixel. Letters are placed in 1,024ths of a point, so that many would
  /// be just between two pixels, and rounding errors would decide.
  private static var bias: CGFloat { 1.0 / 3_000 }
}

extension DrawPaint {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension DisplayText.Look {
  /// A Boolean value that indicates whether any part uses a plain color.
  fileprivate var hasColors: Bool {
    paint.isColor || underline != nil || strikethrough != nil || background != nil
  }

  /// Returns what Pango draws of a piece: what has plain colors, or what is filled with a certain other paint.
  fileprivate func showing(_ paint: DrawPaint?) -> PangoLook {
    var look = PangoLook(color: .clear, underline: nil, strikethrough: nil, background: nil)
    if let paint {
      // Without a color, Pango draws with the source.
      if self.paint == paint { look.color = nil }
    } else {
      (look.underline, look.strikethrough, look.background) = (underline, strikethrough, background)
      if case .color(let color) = self.paint { look.color = color }
    }
    return look
  }
}

extension PangoLook {
  fileprivate init(showingOnly background: DrawColor?) { self.init(color: .clear, background: background) }

  fileprivate var withoutBackground: PangoLook {
    var look = self
    look.background = nil
    return look
  }
}
