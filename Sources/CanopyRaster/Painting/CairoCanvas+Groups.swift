internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  func draw(_ group: DisplayGroup) {
    if group.appliesToEach { return group.separate(in: clip).forEach(draw) }
    var canvas = self
    // All other groups change the pixels of their content, which therefore can't be written directly.
    if case .transform = group.effect {} else { canvas.open = nil }
    canvas.backdrop = backdrop?.inside(group.effect, toDevice)
    saving { canvas.draw(group.list, group.effect) }
  }

  private func draw(_ items: DisplayList, _ effect: DisplayGroup.Effect) {
    switch effect {
    case .transform(let map):
      guard map.isInvertible else { return }
      transform(by: map)
      draw(items)
    case .clip(let path, let style):
      add(path)
      setRule(style)
      cairo_clip(cairo)
      smoothEdges()
      draw(items)
    case .mask(let mask): draw(items, maskedBy: mask)
    case .projection(let map): draw(items, projectedBy: map)
    case .layer(let opacity):
      cairo_push_group(cairo)
      draw(items)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity.isFinite ? opacity : 1)
    case .blur(let radius, let isOpaque):
      // An opaque blur doesn't extend beyond the items.
      if isOpaque { clip(to: items.bounds) }
      changing(items, reach: 3 * radius) { pixels, layer in
        blur(pixels, deviation: layer.deviation(ofBlur: radius), isOpaque: isOpaque)
      }
    case .shadow(let shadow): draw(items, shadow)
    case .blend(let mode): draw(items, mode)
    case .threshold(let min, let max, let color):
      changing(items) { pixels, _ in pixels.apply(color, whereOpaqueFrom: min, to: max) }
    case .colors(let matrix): changing(items) { pixels, _ in pixels.apply(matrix) }
    }
  }

  /// Draws items after changing their pixels.
  private func changing(
    _ items: DisplayList, reach: CGFloat = 0, _ change: (_ pixels: PixelBuffer, _ layer: Offscreen) -> Void
  ) {
    let area = items.bounds.grown(by: reach)
    guard let layer = Offscreen(area, of: self, reach: reach + 3 * items.widestBlur) else { return }
    layer.canvas.draw(items)
    layer.change { change($0, layer) }
    layer.paint(on: self)
  }

  private func draw(_ items: DisplayList, maskedBy mask: DisplayList) {
    cairo_push_group(cairo)
    draw(items)
    let content = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    draw(mask)
    let opacity = cairo_pop_group(cairo)
    cairo_set_source(cairo, content)
    cairo_mask(cairo, opacity)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(opacity)
  }

  private func draw(_ items: DisplayList, _ mode: BlendMode) {
    if mode == .plusDarker { return drawDarker(items) }
    cairo_push_group(cairo)
    draw(items)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, cairo_operator_t(mode))
    cairo_paint(cairo)
  }

  /// Composites items with the plus-darker mode, which Cairo doesn't provide.
  private func drawDarker(_ items: DisplayList) {
    guard let layer = Offscreen(items.bounds, of: self, reach: 3 * items.widestBlur) else { return }
    layer.canvas.draw(items)
    guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      let behind = Offscreen(items.bounds, of: self, reach: 3 * items.widestBlur), let front = layer.pixels
    else { return darken(by: layer, in: items.bounds.rounded) }
    behind.copy(target)
    behind.change { $0.addDark(front) }
    behind.replace(on: self)
  }

  /// Composites a layer with the plus-darker mode in a file, whose pixels can't be read. It inverts the colors, adds the
  /// inverted layer, and inverts the colors back.
  private func darken(by layer: Offscreen, in area: Extent) {
    func invert() {
      setSource(DrawColor(red: 1, green: 1, blue: 1))
      cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
      cairo_rectangle(cairo, area.left, area.top, area.width, area.height)
      cairo_fill(cairo)
    }
    layer.change { $0.apply(.inversion) }
    invert()
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    layer.paint(on: self)
    invert()
  }
}

extension cairo_operator_t {
  fileprivate init(_ mode: BlendMode) {
    switch mode {
    case .normal: self = CAIRO_OPERATOR_OVER
    case .multiply: self = CAIRO_OPERATOR_MULTIPLY
    case .screen: self = CAIRO_OPERATOR_SCREEN
    case .overlay: self = CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: self = CAIRO_OPERATOR_DARKEN
    case .lighten: self = CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: self = CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: self = CAIRO_OPERATOR_COLOR_BURN
    case .softLight: self = CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: self = CAIRO_OPERATOR_HARD_LIGHT
    case .difference: self = CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: self = CAIRO_OPERATOR_EXCLUSION
    case .hue: self = CAIRO_OPERATOR_HSL_HUE
    case .saturation: self = CAIRO_OPERATOR_HSL_SATURATION
    case .color: self = CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: self = CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: self = CAIRO_OPERATOR_ATOP
    case .destinationOver: self = CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: self = CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: self = CAIRO_OPERATOR_ADD
    }
  }
}
