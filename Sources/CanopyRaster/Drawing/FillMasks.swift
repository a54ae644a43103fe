internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Areas that have been drawn lately, as pixels of how much of each they cover: many areas have the same form.
///
/// Belongs to the main actor, as all drawing does.
final class FillMasks {
  nonisolated(unsafe) static let shared = FillMasks()

  /// By an area's form, up to whole pixels of where it is.
  private var known = BoundedCache<Fingerprint, AlphaMask>(capacity: 16 << 20)

  /// The largest areas that are remembered, in pixels.
  static var largest: CGFloat { 512 }

  func mask(for form: Fingerprint, make: () -> AlphaMask?) -> AlphaMask? {
    known.value(for: form, cost: \.cost, make: make)
  }
}

extension Canvas {
  /// Fills an area with a colour by way of its mask. Returns false if there is none.
  func fillWithMask(_ fill: DisplayFill, _ color: DrawColor, in bounds: Extent) -> Bool {
    let map = toDevice
    // Curves are worth remembering; what has straight edges is filled as fast.
    guard resolution == 1, map.b == 0, map.c == 0, fill.style.isAntialiased, fill.path.hasCurves else { return false }
    let extent = bounds.applying(map)
    guard !extent.isEmpty, bounds.isExact, extent.isExact, extent.width <= FillMasks.largest,
      extent.height <= FillMasks.largest
    else { return false }
    let (left, top) = (extent.left.rounded(.down), extent.top.rounded(.down))
    let offset = CGSize(width: map.tx - left, height: map.ty - top)
    var form = Fingerprint()
    fill.path.addForm(to: &form, scaledBy: map.a, map.d, movedBy: offset)
    form.add(fill.style.isEOFilled ? 1 : 0)
    let mask = FillMasks.shared.mask(for: form) {
      AlphaMask(width: Int(extent.right - left) + 2, height: Int(extent.bottom - top) + 2) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics)
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
}
