internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  /// Draws a picture from a sheet, which contains its pixels scaled to the target. Returns false if the picture can't have one.
  ///
  /// When Cairo scales or rotates a picture, the positions of its samples depend slightly on the visible part. A sheet with the
  /// entire picture has the same pixels at every position, and in every redrawn part.
  func drawSheet(of image: DisplayImage, _ picture: Pictures.Picture) -> Bool {
    guard drawsPixels else { return false }
    let map = toDevice
    let corner = image.frame.origin.applying(map)
    // Cairo distinguishes 256 positions within a pixel.
    let place = CGPoint(x: (corner.x * 256).rounded() / 256, y: (corner.y * 256).rounded() / 256)
    let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
    let linear = CGAffineTransform(map.a, map.b, map.c, map.d, place.x - x, place.y - y)
    var drawn = image
    drawn.frame.origin = .zero
    let area = Extent(drawn.frame).applying(linear).rounded
    guard area.isExact, area.width >= 1, area.height >= 1, area.width <= SheetCache.largest,
      area.height <= SheetCache.largest, abs(x) < 1e6, abs(y) < 1e6
    else { return false }
    let sheet = sheet(for: SheetCache.Key(image: image.image, form: drawn.form(under: linear))) {
      PixelPicture(width: area.width, height: area.height) { cairo in
        let canvas = CairoCanvas(cairo: cairo, statistics: statistics, method: method)
        canvas.transform(by: linear.concatenating(CGAffineTransform(translationX: -area.left, y: -area.top)))
        canvas.draw(drawn, picture)
      }
    }
    guard let sheet else { return false }
    saving { show(sheet, of: image, left: x + area.left, top: y + area.top) }
    return true
  }

  private func show(_ sheet: PixelPicture, of image: DisplayImage, left: CGFloat, top: CGFloat) {
    if let template = image.template {
      guard setSource(template, covering: Extent(image.frame)) else { return }
      cairo_identity_matrix(cairo)
      cairo_mask_surface(cairo, sheet.surface, left, top)
    } else {
      cairo_identity_matrix(cairo)
      cairo_set_source_surface(cairo, sheet.surface, left, top)
      cairo_paint_with_alpha(cairo, Double(image.opacity))
    }
  }

  /// Returns a sheet from the cache, or creates it.
  private func sheet(for key: SheetCache.Key, make: () -> PixelPicture?) -> PixelPicture? {
    switch method {
    case .fast: SheetCache.shared.sheet(for: key, make: make)
    case .plain: make()
    }
  }
}

extension DisplayImage {
  /// Returns a fingerprint of the picture's sheet under a transform to pixels.
  fileprivate func form(under map: CGAffineTransform) -> Fingerprint {
    var form = Fingerprint()
    for number in [
      map.a, map.b, map.c, map.d, map.tx, map.ty, naturalSize.width, naturalSize.height, frame.width, frame.height,
      slices.top, slices.left, slices.bottom, slices.right,
    ] {
      form.add(number)
    }
    form.add((slices.isTiled ? 1 : 0) | (isAntialiased ? 2 : 0))
    form.add(smoothness.rawValue)
    return form
  }
}
