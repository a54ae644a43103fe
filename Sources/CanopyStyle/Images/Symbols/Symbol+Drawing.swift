package import CanopyCore
package import CanopyDrawing
package import Foundation

extension SymbolShape {
  /// Returns the display items of the symbol, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - value: The variable value. Pieces beyond it are faint. nil shows everything.
  ///   - paint: Returns the paint of a piece.
  package func items(
    in frame: CGRect, of id: ElementIndex, value: Double? = nil, _ paint: (SymbolPiece) -> DrawPaint
  ) -> [DisplayItem] {
    guard box.width > 0, box.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - box.minX * x, ty: frame.minY - box.minY * y)
    let steps = (pieces.compactMap(\.step).max() ?? 0) + 1
    return pieces.reversed().flatMap { piece -> [DisplayItem] in
      if piece.path.isEmpty { return [] }
      let item = DisplayItem(id: id, .fill(DisplayFill(piece.path.applying(map), paint(piece))))
      guard let value, let step = piece.step else { return [item] }
      // The first piece is there for any value above zero, and all are from the last step on.
      return value * Double(steps) > Double(step) ? [item] : [item].faded(to: 0.3)
    }
  }
}
