package import CanopyDrawing
package import Foundation
internal import Synchronization

/// The shape of a symbol: areas on a square of 24 units.
package final class SymbolShape: Sendable {
  /// The areas that are filled, from front to back.
  package let pieces: [SymbolPiece]
  /// The bounds of the areas.
  private let ink: CGRect

  /// The areas of the pieces.
  package var layers: [Path] { pieces.map(\.path) }

  private init(_ pieces: [SymbolPiece]) {
    self.pieces = pieces
    let bounds = pieces.map(\.path.boundingRect).filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    ink = bounds.reduce(CGRect.null) { $0.union($1) }
  }

  // MARK: Frame

  /// The frame of a symbol that is shown beside letters.
  package struct Frame: Sendable {
    /// The size of the frame beside letters with a size of one point.
    package let size: CGSize
    /// The part of the drawing that fills the frame.
    package let box: CGRect
    /// The fraction of the height that is above the middle of adjacent capital letters.
    package let middle: CGFloat
  }

  /// Returns the frame of the symbol: the bounds of the drawing with a margin.
  ///
  /// - Parameter measuredSize: The size of the frame beside letters with a size of one point, to which the drawing is scaled; nil
  ///   to keep the scale of the drawing.
  package func frame(_ measuredSize: CGSize?) -> Frame {
    let square = CGRect(x: 0, y: 0, width: SymbolPen.units, height: SymbolPen.units)
    let bounds = ink.isNull ? square : ink
    var scale = Self.usualScale
    if let measuredSize {
      scale = min(
        (measuredSize.width - 2 * Self.margin) / bounds.width, (measuredSize.height - 2 * Self.margin) / bounds.height)
    }
    let (width, height) = (bounds.width + 2 * Self.margin / scale, bounds.height + 2 * Self.margin / scale)
    let size = measuredSize ?? CGSize(width: width * scale, height: height * scale)
    let box = CGRect(
      x: bounds.midX - size.width / scale / 2, y: bounds.midY - size.height / scale / 2, width: size.width / scale,
      height: size.height / scale)
    // A drawing with a measured size is centered in its frame. Other drawings keep their height on the square.
    let middle = measuredSize == nil ? (square.midY - box.minY) / box.height : 0.5
    return Frame(size: size, box: box, middle: middle)
  }

  /// The length of a unit beside letters with a size of one point. A circle of 20 units is about as large as on Apple's systems.
  private static var usualScale: CGFloat { 0.0557 }
  /// The distance from a drawing to its frame beside letters with a size of one point.
  private static var margin: CGFloat { 0.02 }

  // MARK: Cache

  private struct Key: Hashable {
    let art: SymbolArt
    let hasLayers: Bool
    let weight: Int
    let engine: ObjectIdentifier
  }

  private static let known = Mutex(BoundedCache<Key, SymbolShape>(capacity: capacity))
  /// The maximum number of cached shapes.
  package static var capacity: Int { 2_048 }
  package static var cachedCount: Int { known.withLock { $0.count } }

  /// Returns the shape of a symbol.
  ///
  /// - Parameters:
  ///   - hasLayers: A Boolean value that indicates whether layers are filled separately. Otherwise, the shape is a single area.
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

  /// Returns the additional width of lines on each side for a weight, compared to the regular weight.
  private static func growth(of weight: Int) -> CGFloat {
    let steps: [CGFloat] = [-0.6, -0.48, -0.28, 0, 0.12, 0.24, 0.38, 0.52, 0.66]
    let place = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(place), steps.count - 2)
    return steps[index] + (steps[index + 1] - steps[index]) * (place - CGFloat(index))
  }
}
