internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Draws display items with Cairo.
struct Canvas {
  let cairo: OpaquePointer

  func draw(_ items: [DisplayItem]) {
    for item in items {
      switch item.content {
      case .fill(let fill): draw(fill)
      case .text(let text): draw(text)
      case .group(let group): draw(group)
      }
    }
  }

  // MARK: Areas

  private func draw(_ fill: DisplayFill) {
    add(fill.path)
    setRule(fill.style)
    switch fill.paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      guard let pattern = GradientPattern(gradient, covering: fill.bounds) else { return cairo_new_path(cairo) }
      cairo_set_source(cairo, pattern.pattern)
    }
    if let stroke = fill.stroke { drawLine(stroke) } else { cairo_fill(cairo) }
  }

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

  private func setSource(_ color: DrawColor) {
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  private func setRule(_ style: FillStyle) {
    cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func add(_ path: Path) {
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

  // MARK: Texts

  private func draw(_ text: DisplayText) {
    let engine = PangoTextEngine.shared
    // A hair more room than was measured: rounding must not break a line.
    let width = text.frame.width + 0.02
    let scale = engine.fontScale(text.request, width: width, height: text.frame.height)
    let box = PangoLayoutBox(
      text.request, width: width, height: text.frame.height, fontScale: scale, looks: text.looks,
      alignment: text.alignment, in: engine.context)
    cairo_move_to(cairo, text.frame.minX, text.frame.minY)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    pango_cairo_show_layout(cairo, box.layout)
  }

  // MARK: Groups

  private func draw(_ group: DisplayGroup) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    switch group.effect {
    case .clip(let path, let style):
      add(path)
      setRule(style)
      cairo_clip(cairo)
      draw(group.items)
    case .transform(let map):
      guard map.a * map.d - map.b * map.c != 0 else { return }
      var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_transform(cairo, &matrix)
      draw(group.items)
    case .opacity(let opacity):
      cairo_push_group(cairo)
      draw(group.items)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    case .blur(let radius): drawBlurred(group.items, radius)
    }
  }

  private func drawBlurred(_ items: [DisplayItem], _ radius: CGFloat) {
    var (scale, unused) = (1.0, 0.0)
    cairo_user_to_device_distance(cairo, &scale, &unused)
    cairo_push_group(cairo)
    draw(items)
    let pattern = cairo_pop_group(cairo)
    var surface: OpaquePointer?
    cairo_pattern_get_surface(pattern, &surface)
    if let surface { BoxBlur(radius: abs(scale) * radius).blur(surface) }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
  }
}

extension DisplayFill {
  /// The area in which something is drawn.
  fileprivate var bounds: CGRect {
    let reach = (stroke?.lineWidth ?? 0) / 2
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
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
