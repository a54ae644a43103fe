package import Foundation

/// A part of an image, and the rectangle that it is drawn in.
package struct ImagePart: Equatable, Sendable {
  /// The part, in points of the image's natural size.
  package let source: CGRect
  /// The rectangle that the part fills.
  package let target: CGRect
  /// A Boolean value that indicates whether the part is repeated to fill its rectangle. Otherwise, it's stretched.
  package let isTiled: Bool

  /// Returns the columns and rows of tiles that intersect an area, or nil if none do.
  package func tiles(meeting area: Extent) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let seen = Extent(target).intersection(area)
    guard !seen.isEmpty else { return nil }
    func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int>? {
      let first = max((low / length).rounded(.down), 0)
      // The coordinates of tiles are exact only if their rectangle begins somewhere near.
      guard first < 1e12 else { return nil }
      // Tiles without a size would be infinitely many.
      return Int(first)...Int(max(first, min((high / length).rounded(.down), first + 1_000)))
    }
    let columns = range(seen.left - target.minX, seen.right - target.minX, source.width)
    guard let columns, let rows = range(seen.top - target.minY, seen.bottom - target.minY, source.height) else {
      return nil
    }
    return (columns, rows)
  }
}

extension DisplayImage.Slices {
  /// Returns the parts of an image of a given size when drawn in a frame: one, or nine if borders keep their size.
  package func parts(of size: CGSize, in frame: CGRect) -> [ImagePart] {
    guard [size.width, size.height, frame.width, frame.height].allSatisfy({ $0 >= 0 && $0.isFinite }) else { return [] }
    let columns = Self.spans(size.width, frame.width, left, right)
    let rows = Self.spans(size.height, frame.height, top, bottom)
    return rows.flatMap { row in
      columns.compactMap { column -> ImagePart? in
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length)
        let target = CGRect(
          x: frame.minX + column.target.lowerBound, y: frame.minY + row.target.lowerBound, width: column.target.length,
          height: row.target.length)
        // Cairo fails permanently after a scale close to zero.
        if [source.width, source.height, target.width, target.height].contains(where: { $0 < 1e-6 }) { return nil }
        return ImagePart(source: source, target: target, isTiled: isTiled)
      }
    }
  }

  private typealias Span = (source: Range<CGFloat>, target: Range<CGFloat>)

  /// Returns the spans of the parts. The borders keep their length if there is enough space, and the middle gets the remainder.
  private static func spans(_ natural: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [Span] {
    guard low > 0 || high > 0 else { return [(0..<natural, 0..<length)] }
    func border(_ length: CGFloat, atMost room: CGFloat) -> CGFloat { length > 0 ? min(length, room) : 0 }
    let low = border(low, atMost: natural)
    let high = border(high, atMost: natural - low)
    let factor = min(length / (low + high), 1)
    // Rounding may make the borders longer together than the picture or the frame.
    let end = max(natural - high, low)
    let first = min(low * factor, length)
    let last = max(length - high * factor, first)
    return [(0..<low, 0..<first), (low..<end, first..<last), (end..<natural, last..<length)]
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
