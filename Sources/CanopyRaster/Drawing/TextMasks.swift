internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Texts of one colour that have been drawn lately, as pixels of how much of each they cover.
///
/// Belongs to the main actor, as all drawing does.
final class TextMasks {
  nonisolated(unsafe) static let shared = TextMasks()

  /// By a text, up to its colour and to whole pixels of where it is.
  private var known = BoundedCache<Fingerprint, AlphaMask>(capacity: 32 << 20)

  func mask(for text: Fingerprint, make: () -> AlphaMask?) -> AlphaMask? {
    known.value(for: text, cost: \.cost, make: make)
  }
}

extension Canvas {
  /// Draws a text of one colour by way of its mask. Returns false if there is none.
  func drawWithMask(_ text: DisplayText, in bounds: Extent) -> Bool {
    guard resolution == 1, text.looks.count == 1, let look = text.looks.first, case .color(let color) = look.paint,
      look.underline == nil, look.strikethrough == nil, look.background == nil
    else { return false }
    let map = toDevice
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return false }
    let place = text.frame.origin.applying(map)
    // Where it is between pixels, in eighths: nobody sees less.
    let (x, y) = ((place.x * 8).rounded() / 8, (place.y * 8).rounded() / 8)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let extent = bounds.applying(map)
    // How far letters may reach beyond the place of the text.
    let (before, above) = ((place.x - extent.left).rounded(.up), (place.y - extent.top).rounded(.up))
    let (width, height) = (extent.width + 3, extent.height + 3)
    guard bounds.isExact, extent.isExact, width <= FillMasks.largest, height <= FillMasks.largest else { return false }
    var key = Fingerprint()
    text.request.add(to: &key)
    key.add(text.frame.width)
    key.add(text.frame.height)
    key.add(text.alignment.rawValue)
    key.add(map.a)
    key.add(map.d)
    key.add(x - left)
    key.add(y - top)
    key.add(PangoTextEngine.shared.generation)
    let mask = TextMasks.shared.mask(for: key) {
      AlphaMask(width: Int(width), height: Int(height)) { cairo in
        let canvas = Canvas(cairo: cairo, statistics: statistics)
        cairo_translate(cairo, before + x - left, above + y - top)
        cairo_scale(cairo, map.a, map.d)
        var drawn = text
        drawn.frame.origin = .zero
        canvas.drawLetters(of: drawn)
      }
    }
    guard let mask else { return false }
    draw(mask, color, atPixel: Int(left - before), Int(top - above))
    return true
  }
}
