internal import Foundation

extension Overlay {
  /// A curve of one of both paths, as it was given.
  struct Source {
    let curve: Curve
    /// The index of its path: 0 or 1.
    let operand: Int
  }

  /// A subpath of the first path: the sources of which it consists.
  struct Strand {
    var sources: Range<Int>
    var isClosed: Bool
  }
}

extension Subpath {
  /// Its curves without points that are no numbers or infinite: a line leads past them.
  var finiteCurves: [Curve] {
    var result: [Curve] = []
    var point = start.isFinite ? start : nil
    for curve in curves where curve.end.isFinite {
      if let point {
        let isWhole = point == curve.start && curve.control1.isFinite && curve.control2.isFinite
        let next = isWhole ? curve : Curve(line: point, to: curve.end)
        if !next.isLine || next.start != next.end { result.append(next) }
      }
      point = curve.end
    }
    return result
  }
}
