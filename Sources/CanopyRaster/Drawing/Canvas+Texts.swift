internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Canvas {
  func draw(_ text: DisplayText, in bounds: Extent) {
    if !drawWithMask(text, in: bounds) { drawLetters(of: text) }
  }

  /// Draws a text letter by letter.
  func drawLetters(of text: DisplayText) {
    // Pango sets colours letter by letter; what is filled with a gradient is drawn by itself, with nothing else to be seen.
    let gradients = text.looks.compactMap { look -> DrawPaint? in
      if case .color = look.paint { nil } else { look.paint }
    }
    if text.looks.isEmpty || text.looks.contains(where: \.hasColors) {
      draw(text, as: text.looks.map { $0.showing(nil) })
    }
    var drawn: [DrawPaint] = []
    for paint in gradients where !drawn.contains(paint) {
      drawn.append(paint)
      guard setSource(paint, covering: text.bounds) else { continue }
      draw(text, as: text.looks.map { $0.showing(paint) })
    }
  }

  private func draw(_ text: DisplayText, as looks: [PangoLook]) {
    guard let box = PangoTextEngine.shared.layout(text, looks) else { return }
    cairo_move_to(cairo, text.frame.minX, text.frame.minY)
    pango_cairo_show_layout(cairo, box.layout)
  }
}

extension DisplayText.Look {
  /// Whether there is anything to be seen of it that is no gradient.
  fileprivate var hasColors: Bool {
    if case .color = paint { return true }
    return underline != nil || strikethrough != nil || background != nil
  }

  /// What Pango is to draw of a piece: what is filled with colours, or what is filled with a certain other paint.
  fileprivate func showing(_ paint: DrawPaint?) -> PangoLook {
    var look = PangoLook(color: .clear, underline: nil, strikethrough: nil, background: nil)
    if let paint {
      // No colour: that of whoever draws.
      if self.paint == paint { look.color = nil }
    } else {
      (look.underline, look.strikethrough, look.background) = (underline, strikethrough, background)
      if case .color(let color) = self.paint { look.color = color }
    }
    return look
  }
}
