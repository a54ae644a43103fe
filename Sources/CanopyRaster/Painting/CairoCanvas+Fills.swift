internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  func draw(_ fill: DisplayFill, in bounds: Extent) {
    if case .material(let material) = fill.paint { drawBackdrop(of: fill, material) }
    if case .mesh(let mesh) = fill.paint, mesh.background.opacity > 0 {
      var behind = fill
      behind.paint = .color(mesh.background)
      draw(behind, in: bounds)
    }
    if drawWithMask(fill, in: bounds) { return }
    add(fill.path)
    setRule(fill.style)
    defer { smoothEdges() }
    guard setSource(fill.paint, covering: bounds) else { return cairo_new_path(cairo) }
    guard let stroke = fill.stroke else { return cairo_fill(cairo) }
    if method == .fast, fill.path.isEndless, stroke.dash.isEmpty {
      drawPieces(of: fill, stroke)
    } else {
      drawLine(stroke)
    }
  }

  /// Draws a line in pieces. The time that Cairo takes for a line that intersects itself is quadratic in its length.
  private func drawPieces(of fill: DisplayFill, _ stroke: StrokeStyle) {
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    setSource(DrawColor(red: 0, green: 0, blue: 0))
    for piece in fill.path.pieces {
      add(piece)
      drawLine(stroke)
    }
    let line = cairo_pop_group(cairo)
    if setSource(fill.paint, covering: fill.bounds) { cairo_mask(cairo, line) }
    cairo_pattern_destroy(line)
  }

  // MARK: Paints

  func setSource(_ color: DrawColor) {
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  /// Sets the source of subsequent drawing to a paint. Returns false if nothing would be visible.
  func setSource(_ paint: DrawPaint, covering area: Extent) -> Bool {
    switch paint {
    case .color(let color): setSource(color)
    case .material(let material): setSource(material.tone)
    case .tile(let tile): return setSource(tile)
    case .mesh(let mesh):
      guard let pattern = mesh.makePattern() else { return false }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    case .gradient(let gradient): return setSource(gradient, covering: area)
    }
    return true
  }

  /// Sets the source of subsequent drawing to a repeated picture.
  private func setSource(_ tile: DrawTile) -> Bool {
    let frame = tile.frame
    // Cairo fails permanently after a translation that is astronomically large, or a scale to nearly nothing.
    guard frame.width > 1e-3, frame.height > 1e-3, tile.source.width > 0, tile.source.height > 0,
      [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ abs($0) < 1e9 }),
      let picture = picture(of: tile.image)
    else { return false }
    let pixels = picture.pixels(tile.source, in: frame.size, scale: 2)
    guard let pixels, let pattern = cairo_pattern_create_for_surface(pixels.surface) else { return false }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, CGFloat(pixels.width) / frame.width, CGFloat(pixels.height) / frame.height)
    cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Blurs the picture drawn so far within an area, and draws it there again.
  private func drawBackdrop(of fill: DisplayFill, _ material: DrawMaterial) {
    guard fill.stroke == nil, let target = cairo_get_group_target(cairo),
      let behind = Offscreen(
        fill.bounds.grown(by: 3 * material.blur), of: self, reach: 3 * material.blur)
    else { return }
    if cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE {
      behind.copy(target)
    } else if let backdrop {
      backdrop.draw(on: behind)
    } else {
      return
    }
    behind.change { blur($0, deviation: behind.deviation(ofBlur: material.blur)) }
    saving {
      add(fill.path)
      setRule(fill.style)
      cairo_clip(cairo)
      behind.paint(on: self)
    }
  }

  // MARK: Lines

  /// Draws a line along the most recently added path.
  func drawLine(_ style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return cairo_new_path(cairo) }
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, cairo_line_cap_t(style.lineCap))
    cairo_set_line_join(cairo, cairo_line_join_t(style.lineJoin))
    cairo_set_miter_limit(cairo, style.miterLimit)
    // With an invalid pattern, Cairo would stop drawing anything.
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

  /// Restores antialiasing, which is on by default.
  func smoothEdges() { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT) }

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

extension Path {
  /// A Boolean value that indicates whether the path has so many steps that it is drawn in pieces.
  var isEndless: Bool { stepCount > 4_000 }

  /// The path in pieces of limited length, each starting at the end of the previous one.
  fileprivate var pieces: [Path] {
    var (pieces, piece, count): ([Path], Path, Int) = ([], Path(), 0)
    var start = CGPoint.zero
    forEach { element in
      if count >= 500, let last = piece.currentPoint {
        pieces.append(piece)
        piece = Path()
        piece.move(to: last)
        count = 0
      }
      count += 1
      switch element {
      case .move(let to):
        start = to
        piece.move(to: to)
      case .line(let to): piece.addLine(to: to)
      case .quadCurve(let to, let control): piece.addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second): piece.addCurve(to: to, control1: first, control2: second)
      // If the subpath started in an earlier piece, closing this one would draw a line to the wrong point.
      case .closeSubpath: piece.addLine(to: start)
      }
    }
    return pieces + [piece]
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
