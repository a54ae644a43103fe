internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Canvas {
  func draw(_ fill: DisplayFill) {
    if case .material(let material) = fill.paint { drawBackdrop(of: fill, material) }
    add(fill.path)
    setRule(fill.style)
    guard setSource(fill.paint, covering: fill.bounds) else { return cairo_new_path(cairo) }
    if let stroke = fill.stroke { drawLine(stroke) } else { cairo_fill(cairo) }
  }

  // MARK: Paints

  func setSource(_ color: DrawColor) {
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  /// Draws with a paint from now on. Returns false if nothing would be seen.
  func setSource(_ paint: DrawPaint, covering area: Extent) -> Bool {
    switch paint {
    case .color(let color): setSource(color)
    case .material(let material): setSource(material.tone)
    case .gradient(let gradient):
      guard let pattern = GradientPattern(gradient, covering: area) else { return false }
      cairo_set_source(cairo, pattern.pattern)
    }
    return true
  }

  /// Draws what has been drawn so far once more, blurred, inside of an area.
  private func drawBackdrop(of fill: DisplayFill, _ material: DrawMaterial) {
    let target = cairo_get_group_target(cairo)
    guard fill.stroke == nil, let target, cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      let behind = Offscreen(
        fill.bounds.grown(by: 3 * material.blur), of: self, reach: 3 * material.blur)
    else { return }
    behind.copy(target)
    behind.change { BoxBlur(deviation: material.blur * behind.scale).blur($0) }
    saving {
      add(fill.path)
      setRule(fill.style)
      cairo_clip(cairo)
      behind.paint(on: self)
    }
  }

  // MARK: Lines

  /// Draws a line along the path that was added last.
  private func drawLine(_ style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return cairo_new_path(cairo) }
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, cairo_line_cap_t(style.lineCap))
    cairo_set_line_join(cairo, cairo_line_join_t(style.lineJoin))
    cairo_set_miter_limit(cairo, style.miterLimit)
    // A pattern that makes no sense would have Cairo draw nothing from now on.
    let dashes = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 } ? style.dash : []
    cairo_set_dash(
      cairo, dashes.map { Double($0) }, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    cairo_stroke(cairo)
  }

  // MARK: Paths

  func setRule(_ style: FillStyle) {
    cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func add(_ path: Path) {
    cairo_new_path(cairo)
    var last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        cairo_move_to(cairo, to.x, to.y)
        last = to
      case .line(let to):
        cairo_line_to(cairo, to.x, to.y)
        last = to
      case .quadCurve(let to, let control):
        cairo_curve_to(
          cairo, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        last = to
      case .curve(let to, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
        last = to
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }
}

extension cairo_line_cap_t {
  fileprivate init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = CAIRO_LINE_CAP_BUTT
    case .round: self = CAIRO_LINE_CAP_ROUND
    case .square: self = CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension cairo_line_join_t {
  fileprivate init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = CAIRO_LINE_JOIN_MITER
    case .round: self = CAIRO_LINE_JOIN_ROUND
    case .bevel: self = CAIRO_LINE_JOIN_BEVEL
    }
  }
}
