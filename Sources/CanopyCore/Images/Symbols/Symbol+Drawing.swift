internal import CanopyDrawing
internal import Foundation

/// Draws a symbol in a rectangle.
struct SymbolDrawing {
  let symbol: Symbol
  let id: ElementIndex
  /// What the first, the second and the third layer are filled with.
  let paints: [DrawPaint]
  /// Whether layers have paints of their own.
  let isLayered: Bool

  /// - Parameter size: How large letters beside it would be.
  func items(in frame: CGRect, size: CGFloat) -> [DisplayItem] {
    let natural = symbol.size(for: size)
    guard natural.width > 0, natural.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    let (x, y) = (frame.width / natural.width, frame.height / natural.height)
    if abs(x - y) < 0.001 * y { return items(around: CGPoint(x: frame.midX, y: frame.midY), size * x) }
    // Stretched otherwise in one direction than in the other.
    let center = CGPoint(x: frame.midX, y: frame.midY)
    return items(around: center, size * y)
      .grouped(.transform(CGAffineTransform(scaleX: x / y, y: 1).around(center)), of: id)
  }

  private func items(around center: CGPoint, _ size: CGFloat) -> [DisplayItem] {
    let em = SymbolGlyph.em(for: size)
    var items: [DisplayItem]
    if let enclosure = symbol.enclosure {
      items = enclosed(in: enclosure, around: center, em)
    } else {
      items = glyph(around: center, em, paint(0))
    }
    if symbol.isSlashed { items = slashed(items, around: center, em) }
    return items
  }

  private func paint(_ level: Int) -> DrawPaint { paints[min(level, paints.count - 1)] }

  // MARK: Parts

  private func glyph(around center: CGPoint, _ em: CGFloat, _ paint: DrawPaint) -> [DisplayItem] {
    guard let glyph = symbol.glyph else { return [] }
    let middle = (glyph.left + glyph.right) / 2 / SymbolGlyph.units * em
    let font: FontRequest
    var place: CGRect
    if glyph.isIcon {
      font = FontRequest(family: .named(SymbolGlyph.fontName), size: em, lineHeight: em)
      place = CGRect(x: center.x - middle, y: center.y - em / 2, width: em, height: em)
    } else {
      let size = em * (glyph.text.count > 1 ? 0.72 : 0.9)
      font = FontRequest(size: size, lineHeight: size * 1.2, weight: 600)
      place = CGRect(x: center.x - em, y: center.y - size * 0.6, width: 2 * em, height: size * 1.2)
    }
    let request = TextRequest(.plain(glyph.text, TextRequest.LetterStyle(font: font)))
    let text = DisplayText(request, in: place, [DisplayText.Look(paint)], glyph.isIcon ? .left : .center)
    return turned([DisplayItem(id: id, .text(text))], glyph.turn, around: center)
  }

  private func turned(
    _ items: [DisplayItem], _ turn: SymbolGlyph.Turn, around center: CGPoint
  ) -> [DisplayItem] {
    let map: CGAffineTransform
    switch turn {
    case .none: return items
    case .right: map = CGAffineTransform(rotationAngle: .pi / 2)
    case .around: map = CGAffineTransform(rotationAngle: .pi)
    case .left: map = CGAffineTransform(rotationAngle: -.pi / 2)
    case .mirrored: map = CGAffineTransform(scaleX: -1, y: 1)
    case .flipped: map = CGAffineTransform(scaleX: 1, y: -1)
    }
    return items.grouped(.transform(map.around(center)), of: id)
  }

  private func enclosed(in enclosure: Symbol.Enclosure, around center: CGPoint, _ em: CGFloat) -> [DisplayItem] {
    let unit = em / SymbolGlyph.units
    let line = symbol.isFilled ? 0 : 1.8 * unit
    let isWide = enclosure == .rectangle || enclosure == .capsule
    let width = (isWide ? 24 : 20) * unit - line
    let height = (isWide ? 16 : 20) * unit - line
    let area = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    let path =
      switch enclosure {
      case .circle: Path(ellipseIn: area)
      case .capsule: Path(roundedRect: area, cornerRadius: height / 2)
      case .square, .rectangle, .app: Path(roundedRect: area, cornerRadius: 4 * unit)
      case .diamond:
        Path(roundedRect: area.insetBy(dx: width * 0.14, dy: width * 0.14), cornerRadius: 2 * unit)
          .applying(CGAffineTransform(rotationAngle: .pi / 4).around(.center, in: area))
      }
    let inside = glyph(around: center, em * 0.62, paint(0))
    let outline = DisplayFill(
      path, paint(isLayered ? 1 : 0), stroke: symbol.isFilled ? nil : StrokeStyle(lineWidth: line))
    let around = DisplayItem(id: id, .fill(outline))
    if !symbol.isFilled || isLayered || inside.isEmpty { return [around] + inside }
    // The glyph is a hole in what is around it.
    let hole = DisplayItem(id: id, .group(DisplayGroup(.blend(.destinationOut), inside)))
    return [around, hole].grouped(.layer(opacity: 1), of: id)
  }

  private func slashed(_ items: [DisplayItem], around center: CGPoint, _ em: CGFloat) -> [DisplayItem] {
    let reach = em * 0.38
    func line(_ offset: CGFloat, _ width: CGFloat) -> DisplayItem {
      var path = Path()
      path.move(to: CGPoint(x: center.x - reach + offset, y: center.y - reach - offset))
      path.addLine(to: CGPoint(x: center.x + reach + offset, y: center.y + reach - offset))
      let stroke = StrokeStyle(lineWidth: width, lineCap: .round)
      return DisplayItem(id: id, .fill(DisplayFill(path, paint(0), stroke: stroke)))
    }
    let width = em / SymbolGlyph.units * 1.8
    // Beside the line a gap keeps it apart from what it crosses.
    let gap = DisplayItem(id: id, .group(DisplayGroup(.blend(.destinationOut), [line(width * 0.7, width)])))
    return (items + [gap, line(0, width)]).grouped(.layer(opacity: 1), of: id)
  }
}
