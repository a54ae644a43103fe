package import CanopyDrawing
package import Foundation
internal import Synchronization

/// The shape of a symbol: areas on a square of 24 units.
package final class SymbolShape: Sendable {
  /// The areas that are filled, from front to back.
  package let pieces: [SymbolPiece]
  /// The box of the symbol with the space around it. Its center is level with that of adjacent capital letters.
  package let box: CGRect

  /// The areas of the pieces.
  package var layers: [Path] { pieces.map(\.path) }

  private init(_ pieces: [SymbolPiece]) {
    self.pieces = pieces
    let ink = pieces.map(\.path.boundingRect).filter { !$0.isNull }.reduce(CGRect.null) { $0.union($1) }
    let square = CGRect(x: 0, y: 0, width: SymbolPen.units, height: SymbolPen.units)
    guard !ink.isNull else {
      box = square
      return
    }
    let reach = max(SymbolPen.units / 2, square.midY - ink.minY, ink.maxY - square.midY)
    box = CGRect(x: ink.minX - 2, y: square.midY - reach, width: ink.width + 4, height: 2 * reach)
  }

  /// The size of the symbol beside letters of a size.
  package func size(for letterSize: CGFloat) -> CGSize {
    let unit = letterSize * Self.unitsPerLetterSize
    return CGSize(width: box.width * unit, height: box.height * unit)
  }

  /// A circle of 20 units is as high as the letters are large.
  private static var unitsPerLetterSize: CGFloat { 0.05 }

  // MARK: Cache

  private struct Key: Hashable {
    let art: SymbolArt
    let hasLayers: Bool
    let weight: Int
    let engine: ObjectIdentifier
  }

  private static let known = Mutex(BoundedCache<Key, SymbolShape>(capacity: capacity))
  /// The number of shapes that are kept.
  package static var capacity: Int { 2_048 }
  package static var cachedCount: Int { known.withLock { $0.count } }

  /// Returns the shape of a symbol.
  ///
  /// - Parameters:
  ///   - hasLayers: A Boolean value that indicates whether layers are filled separately. Otherwise, there is a single area.
  ///   - weight: The weight of adjacent letters: 400 is regular, 700 bold.
  /// - Complexity: O(1) for a recently used symbol; otherwise O(*n* log *n*) in the number of its curves.
  package static func shape(of art: SymbolArt, hasLayers: Bool, weight: Int, _ engine: any TextEngine) -> SymbolShape {
    let key = Key(art: art, hasLayers: hasLayers, weight: weight, engine: ObjectIdentifier(engine))
    if let shape = known.withLock({ $0.value(for: key) { nil } }) { return shape }
    let (pen, growth) = (SymbolPen(engine: engine), growth(of: weight))
    let shape = SymbolShape(
      hasLayers
        ? pen.pieces(of: art, growth: growth).filter { !$0.path.isEmpty }
        : [SymbolPiece(pen.path(of: art, growth: growth), level: 0)])
    known.withLock { $0.insert(shape, for: key) }
    return shape
  }

  /// Returns the additional width of lines of a weight on each side, compared to the regular weight.
  private static func growth(of weight: Int) -> CGFloat {
    let steps: [CGFloat] = [-0.6, -0.48, -0.28, 0, 0.12, 0.24, 0.38, 0.52, 0.66]
    let place = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(place), steps.count - 2)
    return steps[index] + (steps[index + 1] - steps[index]) * (place - CGFloat(index))
  }
}
