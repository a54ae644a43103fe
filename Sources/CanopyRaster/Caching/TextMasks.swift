internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Texts of one colour that have been drawn lately, as pixels of how much of each they cover.
///
/// Belongs to the main actor, as all drawing does.
final class TextMasks {
  nonisolated(unsafe) static let shared = TextMasks()

  /// A text, up to its colour and to whole pixels of where it is.
  struct Key: Hashable {
    let request: TextRequest
    let size: CGSize
    let alignment: DisplayText.Alignment
    let scale: CGSize
    /// Where it is between pixels, in eighths: nobody sees less.
    let x: Int8
    let y: Int8

    /// Most texts have a size of their own: what else there is need not tell them apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(request)
      hasher.combine(size.width)
      hasher.combine(x)
    }
  }

  private static var capacity: Int { 32 << 20 }
  private var known = BoundedCache<Key, AlphaMask>(capacity: capacity)

  func forget() { known = BoundedCache(capacity: Self.capacity) }

  func mask(for key: Key, make: () -> AlphaMask?) -> AlphaMask? { known.value(for: key, cost: \.cost, make: make) }
}

extension Canvas {
  /// Draws a text of one colour by way of its mask. Returns false if there is none.
  func drawWithMask(_ text: DisplayText) -> Bool {
    guard resolution == 1, text.looks.count == 1, let look = text.looks.first, case .color(let color) = look.paint,
      look.underline == nil, look.strikethrough == nil, look.background == nil
    else { return false }
    let map = toDevice
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return false }
    let place = text.frame.origin.applying(map)
    let reach = text.request.largestFontSize / 2
    // Letters may reach beyond their line.
    let (around, above) = ((reach * map.a).rounded(.up), (reach * map.d).rounded(.up))
    let (width, height) = (text.frame.width * map.a + 2 * around + 2, text.frame.height * map.d + 2 * above + 2)
    guard width <= FillMasks.largest, height <= FillMasks.largest else { return false }
    let (x, y) = ((place.x * 8).rounded() / 8, (place.y * 8).rounded() / 8)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let key = TextMasks.Key(
      request: text.request, size: text.frame.size, alignment: text.alignment,
      scale: CGSize(width: map.a, height: map.d), x: Int8((x - left) * 8), y: Int8((y - top) * 8))
    let mask = TextMasks.shared.mask(for: key) {
      AlphaMask(width: Int(width), height: Int(height)) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics)
        cairo_translate(cairo, around + x - left, above + y - top)
        cairo_scale(cairo, map.a, map.d)
        var drawn = text
        drawn.frame.origin = .zero
        canvas.drawLetters(of: drawn)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: left - around, top - above)
    return true
  }
}
