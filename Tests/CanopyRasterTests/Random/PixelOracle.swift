import CanopyDrawing
import CanopyRaster
import Foundation

/// Draws random display lists the fast way and the plain way, and compares the pixels.
@MainActor struct PixelOracle {
  private(set) var lists = 0
  private(set) var comparison = PixelComparison()
  /// The first list that looks different, and how it was drawn.
  private(set) var difference: String?

  private static let white = DrawColor(red: 1, green: 1, blue: 1)

  /// Compares two lists, the second one a change of the first: each by itself, with what was kept of the lists before, and
  /// with what the first drawing has left, and the change in a frame that follows the list.
  mutating func compare(seed: UInt64) {
    var random = RandomDisplayList(seed: seed)
    let scale: CGFloat = [1, 1, 2, 1.5][random.int(0...3)]
    let background = random.isTrue(oneIn: 4) ? DrawColor.clear : Self.white
    if random.isTrue(oneIn: 4) { RasterCaches.empty() }
    let list = random.list()
    let changed = random.changing(list)
    let frame = RasterFrame(size: RandomDisplayList.size, scale: scale, background: background)
    for (list, name) in [(list, "first"), (changed, "changed")] {
      func draw(_ method: DrawingMethod) -> RasterImage? {
        RasterImage(list, size: RandomDisplayList.size, scale: scale, background: background, method: method)
      }
      frame?.show(list)
      guard let plain = draw(.plain), let fast = draw(.fast), let warm = draw(.fast), let frame else { return }
      lists += 1
      for (pixels, way) in [(fast.pixels, "first"), (warm.pixels, "again"), (frame.pixels, "in a frame")] {
        var result = PixelComparison()
        result.add(pixels, plain.pixels, width: plain.width)
        comparison.add(pixels, plain.pixels, width: plain.width)
        if difference == nil, !result.agrees, let place = result.firstOff {
          difference =
            "seed \(seed), \(name) list drawn \(way), \(result.off) off by up to \(result.worst), "
            + "first at \(place), scale \(scale):\n\(list)"
        }
      }
    }
  }
}
