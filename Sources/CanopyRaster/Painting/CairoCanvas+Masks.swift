internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  /// Draws a color through a mask.
  func draw(_ mask: AlphaMask, _ color: DrawColor, atPixel left: Int, _ top: Int) {
    let (left, top) = (left + mask.left, top + mask.top)
    if let open { return open.blend(color, mask.pixels, left, top) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask_surface(cairo, mask.surface, CGFloat(left), CGFloat(top))
    cairo_restore(cairo)
  }

  /// Fills an area, or draws its line, through a mask. Returns false if it has to be drawn without a mask.
  func drawWithMask(_ fill: DisplayFill, in bounds: Extent) -> Bool {
    let map = toDevice
    guard drawsPixels, map.isInvertible else { return false }
    let extent = bounds.applying(map)
    guard !extent.isEmpty, bounds.isExact, extent.isExact, extent.width <= MaskCache.largest,
      extent.height <= MaskCache.largest, isDrawnByMask(fill, extent, map)
    else { return false }
    let (left, top) = (extent.left.rounded(.down), extent.top.rounded(.down))
    // The plain method doesn't rely on bounds.
    let margin: CGFloat = method == .plain ? 24 : 0
    let place = map.concatenating(CGAffineTransform(translationX: -left, y: -top))
    let mask = mask(for: fill.form(under: place), in: MaskCache.areas) {
      AlphaMask(
        width: Int(extent.right - left + 2 * margin) + 2, height: Int(extent.bottom - top + 2 * margin) + 2
      ) { cairo in
        let canvas = CairoCanvas(cairo: cairo, statistics: statistics, method: method)
        canvas.transform(by: place.concatenating(CGAffineTransform(translationX: margin, y: margin)))
        canvas.add(fill.path)
        canvas.setRule(fill.style)
        canvas.setSource(DrawColor(red: 0, green: 0, blue: 0))
        if let stroke = fill.stroke { canvas.drawLine(stroke) } else { cairo_fill(cairo) }
      }
    }
    guard let mask else { return false }
    draw(mask, fill.paint, in: bounds, atPixel: Int(left - margin), Int(top - margin))
    return true
  }

  /// Returns a Boolean value that indicates whether to draw an area or a line with a mask.
  ///
  /// Cairo cuts an area at the edges of the clip before it fills it, and rounds the points of intersection. Pixels near the
  /// edges of a redrawn rectangle would therefore differ from the pixels of the entire area. A mask is cut between pixels.
  private func isDrawnByMask(_ fill: DisplayFill, _ extent: Extent, _ map: CGAffineTransform) -> Bool {
    let isUpright = map.b == 0 && map.c == 0
    // Only curves are cached, because areas with straight edges are filled just as fast.
    if fill.stroke == nil, case .color = fill.paint, isUpright, fill.style.isAntialiased, fill.path.hasCurves {
      return true
    }
    if fill.path.isEndless { return false }
    // Edges along rows and columns of pixels are cut exactly.
    if isUpright, fill.hasRightAngles { return false }
    return !showsAll(of: extent)
  }

  /// Returns a Boolean value that indicates whether an area is inside the clip, and the clip is a single rectangle of whole
  /// pixels.
  private func showsAll(of extent: Extent) -> Bool {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
      let clip = list.pointee.rectangles?.pointee
    else { return false }
    return Extent(CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)).contains(extent)
  }

  /// Draws a paint through a mask.
  private func draw(_ mask: AlphaMask, _ paint: DrawPaint, in bounds: Extent, atPixel left: Int, _ top: Int) {
    switch paint {
    case .color(let color): draw(mask, color, atPixel: left, top)
    case .material(let material): draw(mask, material.tone, atPixel: left, top)
    case .gradient, .mesh, .tile:
      saving {
        guard setSource(paint, covering: bounds) else { return }
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, mask.surface, CGFloat(left + mask.left), CGFloat(top + mask.top))
      }
    }
  }

  /// Draws a single-color text through its mask. Returns false if it has none.
  func drawWithMask(_ text: DisplayText, in bounds: Extent) -> Bool {
    guard text.looks.count == 1, let look = text.looks.first, case .color(let color) = look.paint,
      look.underline == nil, look.strikethrough == nil, look.background == nil
    else { return false }
    let map = toDevice
    guard map.a > 0, map.d > 0, let place = pixel(of: text) else { return false }
    let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
    let extent = bounds.applying(map)
    // The extent of letters beyond the frame of the text.
    let (before, above) = ((place.x - extent.left).rounded(.up), (place.y - extent.top).rounded(.up))
    let (width, height) = (extent.width + 3, extent.height + 3)
    guard bounds.isExact, extent.isExact, width <= MaskCache.largest, height <= MaskCache.largest else { return false }
    var key = Fingerprint()
    text.request.add(to: &key)
    key.add(text.frame.width)
    key.add(text.frame.height)
    key.add(text.alignment.rawValue)
    key.add(map.a)
    key.add(map.d)
    key.add(place.x - left)
    key.add(place.y - top)
    key.add(PangoTextEngine.shared.generation)
    // The plain method doesn't rely on bounds.
    let margin: CGFloat = method == .plain ? 24 : 0
    let mask = mask(for: key, in: MaskCache.texts) { () -> AlphaMask? in
      // The mask doesn't contain the color, so texts of all colors share one.
      var drawn = text
      drawn.frame.origin = .zero
      drawn.looks = [DisplayText.Look(.color(DrawColor(red: 0, green: 0, blue: 0)))]
      if hasColorGlyphs(drawn) { return nil }
      return AlphaMask(width: Int(width + 2 * margin), height: Int(height + 2 * margin)) { cairo in
        let canvas = CairoCanvas(cairo: cairo, statistics: statistics, method: method)
        cairo_translate(cairo, margin + before + place.x - left, margin + above + place.y - top)
        cairo_scale(cairo, map.a, map.d)
        canvas.drawLetters(of: drawn)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: Int(left - before - margin), Int(top - above - margin))
    return true
  }

  /// Returns a mask from a cache, or creates it.
  private func mask(for form: Fingerprint, in cache: MaskCache, make: () -> AlphaMask?) -> AlphaMask? {
    switch method {
    case .fast: cache.mask(for: form, make: make)
    case .plain: make()
    }
  }
}

extension DisplayFill {
  /// A Boolean value that indicates whether all edges are parallel to an axis.
  fileprivate var hasRightAngles: Bool {
    guard let stroke else { return path.hasRightAngles(isClosed: true) }
    return stroke.lineJoin == .miter && stroke.lineCap != .round && path.hasRightAngles(isClosed: false)
  }

  /// Returns the fingerprint of the mask under a transform to pixels.
  fileprivate func form(under map: CGAffineTransform) -> Fingerprint {
    var form = Fingerprint()
    path.addForm(to: &form, under: map)
    form.add((style.isEOFilled ? 1 : 0) | (style.isAntialiased ? 2 : 0))
    guard let stroke else { return form }
    // The transform affects the width of a line, which isn't included in the points of its path.
    let numbers = [map.a, map.b, map.c, map.d, stroke.lineWidth, stroke.miterLimit, stroke.dashPhase] + stroke.dash
    for number in numbers { form.add(number) }
    form.add(Int(stroke.lineCap.rawValue) << 2 | Int(stroke.lineJoin.rawValue))
    return form
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether all steps are lines parallel to an axis.
  ///
  /// - Parameter isClosed: A Boolean value that indicates whether each part ends where it began, as when it is filled.
  fileprivate func hasRightAngles(isClosed: Bool) -> Bool {
    if hasCurves { return false }
    var (result, start, last) = (true, CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if point.x != last.x && point.y != last.y { result = false }
      last = point
    }
    forEach { element in
      switch element {
      case .move(let to):
        if isClosed { add(start) }
        (start, last) = (to, to)
      case .line(let to): add(to)
      case .closeSubpath: add(start)
      case .quadCurve, .curve: result = false
      }
    }
    if isClosed { add(start) }
    return result
  }
}
