internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Areas that have been drawn lately, as pixels of how much of each they cover: many areas have the same form.
///
/// Belongs to the main actor, as all drawing does.
final class FillMasks {
  nonisolated(unsafe) static let shared = FillMasks()

  /// An area, up to whole pixels of where it is.
  struct Key: Hashable {
    let verbs: [UInt8]
    let points: [CGPoint]
    let isEOFilled: Bool
  }

  private var known = BoundedCache<Key, AlphaMask>(capacity: 16 << 20)

  /// The largest areas that are remembered, in pixels.
  static var largest: CGFloat { 512 }

  func mask(for key: Key, make: () -> AlphaMask?) -> AlphaMask? { known.value(for: key, cost: \.cost, make: make) }
}

extension FillMasks.Key {
  fileprivate init(_ path: Path, _ style: FillStyle) {
    self.init(verbs: path.verbNumbers, points: path.stepPoints, isEOFilled: style.isEOFilled)
  }
}

extension Canvas {
  /// Fills an area with a colour by way of its mask. Returns false if there is none.
  func fillWithMask(_ fill: DisplayFill, _ color: DrawColor) -> Bool {
    let map = toDevice
    // Curves are worth remembering; what has straight edges is filled as fast.
    guard resolution == 1, map.b == 0, map.c == 0, fill.style.isAntialiased, fill.path.hasCurves else { return false }
    let path = fill.path.applying(map)
    let extent = path.extent
    guard !extent.isEmpty, extent.width <= FillMasks.largest, extent.height <= FillMasks.largest else { return false }
    let (left, top) = (extent.left.rounded(.down), extent.top.rounded(.down))
    let local = path.offsetBy(dx: -left, dy: -top)
    let mask = FillMasks.shared.mask(for: FillMasks.Key(local, fill.style)) {
      let (width, height) = (Int(extent.right - left) + 2, Int(extent.bottom - top) + 2)
      return AlphaMask(width: width, height: height) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics)
        canvas.add(local)
        canvas.setRule(fill.style)
        canvas.setSource(DrawColor(red: 0, green: 0, blue: 0))
        cairo_fill(cairo)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: left, top)
    return true
  }
}
