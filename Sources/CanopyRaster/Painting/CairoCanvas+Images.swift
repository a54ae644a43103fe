internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  func draw(_ image: DisplayImage) {
    let frame = image.frame
    // Cairo fails permanently after a scale or a translation that isn't finite, also if that is the result of a product.
    guard frame.width > 0, frame.height > 0, image.naturalSize.width > 0, image.naturalSize.height > 0,
      [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ abs($0) < 1e100 }),
      let picture = picture(of: image.image)
    else { return }
    if drawSheet(of: image, picture) || drawEnlarged(image, picture) { return }
    guard image.template != nil || image.opacity < 1 else { return draw(image, picture) }
    cairo_push_group(cairo)
    draw(image, picture)
    guard let drawn = cairo_pop_group(cairo) else { return }
    if let template = image.template {
      if setSource(template, covering: Extent(image.frame)) { cairo_mask(cairo, drawn) }
    } else {
      cairo_set_source(cairo, drawn)
      cairo_paint_with_alpha(cairo, Double(image.opacity))
    }
    cairo_pattern_destroy(drawn)
  }

  /// Draws an enlarged picture into a file in the same way as into pixels, because file viewers interpolate pixels differently.
  ///
  /// - Returns: False if the picture isn't enlarged.
  private func drawEnlarged(_ image: DisplayImage, _ picture: Pictures.Picture) -> Bool {
    guard !drawsPixels, case .pixels(let pixels) = picture else { return false }
    let map = toDevice
    let (width, height) = (image.frame.width * hypot(map.a, map.b), image.frame.height * hypot(map.c, map.d))
    guard width * resolution > CGFloat(pixels.width) || height * resolution > CGFloat(pixels.height),
      let layer = Offscreen(Extent(image.frame), of: self)
    else { return false }
    layer.canvas.draw(image)
    layer.paint(on: self)
    return true
  }

  /// Returns the decoded form of a picture, from a cache if possible.
  func picture(of image: DrawImage) -> Pictures.Picture? {
    switch method {
    case .fast: Pictures.shared.picture(of: image)
    case .plain: Pictures.make(image)
    }
  }

  /// Draws the pixels of a picture in their own colors.
  func draw(_ image: DisplayImage, _ picture: Pictures.Picture) {
    for part in image.slices.parts(of: image.naturalSize, in: image.frame) {
      for place in part.places(meeting: clip) {
        saving {
          let target = part.target
          cairo_set_antialias(cairo, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
          cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
          cairo_clip(cairo)
          switch picture {
          case .lines(let picture): draw(picture, part, of: image, in: place)
          case .pixels(let picture): draw(picture, part, of: image, in: place)
          }
        }
      }
    }
  }

  private func draw(_ picture: VectorPicture, _ part: ImagePart, of image: DisplayImage, in place: CGRect) {
    cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
    cairo_clip(cairo)
    picture.draw(on: cairo, in: part.whole(image, at: place))
  }

  private func draw(_ picture: PixelPicture, _ part: ImagePart, of image: DisplayImage, in place: CGRect) {
    let (x, y) = (
      CGFloat(picture.width) / image.naturalSize.width, CGFloat(picture.height) / image.naturalSize.height
    )
    // Only the part is copied, so that adjacent pixels aren't blended into its edges.
    let source = CGRect(
      x: part.source.minX * x, y: part.source.minY * y, width: part.source.width * x, height: part.source.height * y)
    guard
      let pixels = cairo_surface_create_for_rectangle(
        picture.surface, source.minX, source.minY, source.width, source.height)
    else { return }
    cairo_translate(cairo, place.minX, place.minY)
    cairo_scale(cairo, place.width / source.width, place.height / source.height)
    cairo_set_source_surface(cairo, pixels, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_filter(pattern, cairo_filter_t(image.smoothness))
    // Extending the outermost pixels keeps the edges of the picture opaque.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, 0, 0, source.width, source.height)
    cairo_fill(cairo)
    cairo_surface_destroy(pixels)
  }
}

extension ImagePart {
  /// Returns the visible rectangles in which to draw the part: one, or one per tile.
  fileprivate func places(meeting clip: Extent) -> [CGRect] {
    guard isTiled else { return [target] }
    guard let (columns, rows) = tiles(meeting: clip) else { return [] }
    return rows.flatMap { row in
      columns.map { column in
        CGRect(
          x: target.minX + CGFloat(column) * source.width, y: target.minY + CGFloat(row) * source.height,
          width: source.width, height: source.height)
      }
    }
  }

  /// Returns the rectangle of the entire picture for which the part fills a given rectangle.
  fileprivate func whole(_ image: DisplayImage, at place: CGRect) -> CGRect {
    let (x, y) = (place.width / source.width, place.height / source.height)
    return CGRect(
      x: place.minX - source.minX * x, y: place.minY - source.minY * y, width: image.naturalSize.width * x,
      height: image.naturalSize.height * y)
  }
}

extension cairo_filter_t {
  fileprivate init(_ smoothness: DisplayImage.Smoothness) {
    switch smoothness {
    case .none: self = CAIRO_FILTER_NEAREST
    case .low: self = CAIRO_FILTER_FAST
    case .medium: self = CAIRO_FILTER_GOOD
    case .high: self = CAIRO_FILTER_BEST
    }
  }
}
