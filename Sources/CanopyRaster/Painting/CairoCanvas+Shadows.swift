internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  /// Draws items with a shadow behind or inside them.
  func draw(_ items: DisplayList, _ shadow: DisplayShadow) {
    switch shadow.kind {
    case .drop:
      drawDrop(shadow, of: items)
      draw(items)
    case .inner:
      draw(items)
      drawInner(shadow, of: items)
    case .alone: drawDrop(shadow, of: items)
    case .surrounding: opening(around: items, shadow)?.paint(shadow.color, on: self, movedBy: shadow.offset)
    }
  }

  private func drawDrop(_ shadow: DisplayShadow, of items: DisplayList) {
    let reach = 3 * shadow.radius
    let far = reach + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 3 * items.widestBlur
    let area = items.bounds.grown(by: reach)
    guard shadow.color.opacity > 0, let layer = Offscreen(area, of: self, reach: far, holdsColors: false) else {
      return
    }
    layer.canvas.draw(items)
    layer.change { blur($0, deviation: layer.deviation(ofBlur: shadow.radius)) }
    layer.paint(shadow.color, on: self, movedBy: shadow.offset)
  }

  /// Draws the shadow that the area around the items casts onto them.
  private func drawInner(_ shadow: DisplayShadow, of items: DisplayList) {
    guard let around = opening(around: items, shadow),
      let inside = Offscreen(items.bounds, of: self, reach: 3 * items.widestBlur, holdsColors: false)
    else { return }
    inside.canvas.draw(items)
    // A separate layer, because Cairo would leave traces of the shadow along the antialiased edges of a clip.
    inside.keep(whereOpaque: around, movedBy: shadow.offset)
    inside.paint(shadow.color, on: self, movedBy: .zero)
  }

  /// Blurs pixels with the drawing method of the canvas.
  func blur(_ pixels: PixelBuffer, deviation: CGSize, isOpaque: Bool = false) {
    let blur = BoxBlur(deviation: deviation, isOpaque: isOpaque)
    switch method {
    case .fast: blur.blur(pixels)
    case .plain: blur.blurPlainly(pixels)
    }
  }

  /// Returns the area around items, blurred.
  private func opening(around items: DisplayList, _ shadow: DisplayShadow) -> Offscreen? {
    let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    let area = items.bounds.grown(by: reach)
    guard shadow.color.opacity > 0,
      let around = Offscreen(area, of: self, reach: reach + 3 * items.widestBlur, holdsColors: false)
    else { return nil }
    around.canvas.draw(items)
    around.change { pixels in
      pixels.invert()
      blur(pixels, deviation: around.deviation(ofBlur: shadow.radius))
    }
    return around
  }
}
