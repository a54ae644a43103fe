internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Canvas {
  /// Draws a colour as far as a mask covers pixels.
  func draw(_ mask: AlphaMask, _ color: DrawColor, atPixel left: Int, _ top: Int) {
    let (left, top) = (left + mask.left, top + mask.top)
    if let open { return open.blend(color, mask.pixels, left, top) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask_surface(cairo, mask.surface, CGFloat(left), CGFloat(top))
    cairo_restore(cairo)
  }

  /// Fills an area with a colour by way of its mask. Returns false if there is none.
  func fillWithMask(_ fill: DisplayFill, _ color: DrawColor, in bounds: Extent) -> Bool {
    let map = toDevice
    // Curves are worth remembering; what has straight edges is filled as fast.
    guard drawsPixels, map.b == 0, map.c == 0, fill.style.isAntialiased, fill.path.hasCurves else { return false }
    let extent = bounds.applying(map)
    guard !extent.isEmpty, bounds.isExact, extent.isExact, extent.width <= MaskCache.largest,
      extent.height <= MaskCache.largest
    else { return false }
    let (left, top) = (extent.left.rounded(.down), extent.top.rounded(.down))
    let offset = CGSize(width: map.tx - left, height: map.ty - top)
    var form = Fingerprint()
    fill.path.addForm(to: &form, scaledBy: map.a, map.d, movedBy: offset)
    form.add(fill.style.isEOFilled ? 1 : 0)
    let mask = mask(for: form, in: MaskCache.areas) {
      AlphaMask(width: Int(extent.right - left) + 2, height: Int(extent.bottom - top) + 2) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics, method: method)
        canvas.add(
          fill.path.applying(CGAffineTransform(map.a, 0, 0, map.d, offset.width, offset.height)))
        canvas.setRule(fill.style)
        canvas.setSource(DrawColor(red: 0, green: 0, blue: 0))
        cairo_fill(cairo)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: Int(left), Int(top))
    return true
  }

  /// Draws a text of one color by way of its mask. Returns false if it has none.
  func drawWithMask(_ text: DisplayText, in bounds: Extent) -> Bool {
    guard text.looks.count == 1, let look = text.looks.first, case .color(let color) = look.paint,
      look.underline == nil, look.strikethrough == nil, look.background == nil
    else { return false }
    let map = toDevice
    guard map.a > 0, map.d > 0, let place = pixel(of: text) else { return false }
    let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
    let extent = bounds.applying(map)
    // How far letters may reach beyond the place of the text.
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
    // The plain way doesn't rely on bounds.
    let margin: CGFloat = method == .plain ? 24 : 0
    let mask = mask(for: key, in: MaskCache.texts) { () -> AlphaMask? in
      // The color, and how opaque it is, comes when the mask is drawn: texts of all colors share one.
      var drawn = text
      drawn.frame.origin = .zero
      drawn.looks = [DisplayText.Look(.color(DrawColor(red: 0, green: 0, blue: 0)))]
      if hasColorGlyphs(drawn) { return nil }
      return AlphaMask(width: Int(width + 2 * margin), height: Int(height + 2 * margin)) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics, method: method)
        cairo_translate(cairo, margin + before + place.x - left, margin + above + place.y - top)
        cairo_scale(cairo, map.a, map.d)
        canvas.drawLetters(of: drawn)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: Int(left - before - margin), Int(top - above - margin))
    return true
  }

  /// Returns a mask: kept from before, or made again.
  private func mask(for form: Fingerprint, in cache: MaskCache, make: () -> AlphaMask?) -> AlphaMask? {
    switch method {
    case .fast: cache.mask(for: form, make: make)
    case .plain: make()
    }
  }
}
