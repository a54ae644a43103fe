internal import CanopyDrawing
internal import Foundation

extension SymbolShape {
  /// Returns the display items of the symbol, stretched to a rectangle.
  ///
  /// - Parameter paints: What the first, the second and the third layer are filled with.
  func items(in frame: CGRect, _ paints: [DrawPaint], of id: ElementIndex) -> [DisplayItem] {
    guard box.width > 0, box.height > 0, frame.width > 0, frame.height > 0, let last = paints.last else { return [] }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - box.minX * x, ty: frame.minY - box.minY * y)
    return layers.enumerated().reversed().compactMap { level, path in
      if path.isEmpty { return nil }
      let paint = level < paints.count ? paints[level] : last
      return DisplayItem(id: id, .fill(DisplayFill(path.applying(map), paint)))
    }
  }
}
