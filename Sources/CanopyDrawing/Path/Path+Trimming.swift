public import Foundation

extension Path {
  /// Returns the part between two fractions of the path's length.
  ///
  /// ```swift
  /// Path(ellipseIn: rect).trimmedPath(from: 0, to: 0.75)
  /// ```
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from.isNaN || to.isNaN {
      var nothing = Path()
      nothing.flaws = flaws.union(.fractions)
      return nothing
    }
    let (first, last) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if first <= 0, last >= 1 { return self }
    guard first < last else { return Path() }
    let parts = subpaths.map { part in (part, part.curves.map(LengthTable.init)) }
    let length = parts.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
    var result = Path()
    result.flaws = flaws
    var position: CGFloat = 0
    for (part, tables) in parts {
      var isBegun = false
      for (curve, table) in zip(part.curves, tables) {
        let (begin, end) = (max(first * length - position, 0), min(last * length - position, table.length))
        position += table.length
        guard begin < end else { continue }
        let piece = curve.part(from: table.time(at: begin), to: table.time(at: end))
        if !isBegun { result.move(to: piece.start) }
        isBegun = true
        result.add(piece)
      }
    }
    return result
  }
}

/// The lengths along a curve at equal steps of its parameter.
private struct LengthTable {
  private var lengths: [CGFloat] = [0]
  var length: CGFloat { lengths[lengths.count - 1] }

  init(_ curve: Curve) {
    let count = curve.isLine ? 1 : 32
    var last = curve.start
    for step in 1...count {
      let point = step == count ? curve.end : curve.point(at: CGFloat(step) / CGFloat(count))
      lengths.append(length + last._distance(to: point))
      last = point
    }
  }

  /// Returns the parameter at a length.
  func time(at distance: CGFloat) -> CGFloat {
    let count = lengths.count - 1
    guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return distance <= 0 ? 0 : 1 }
    let step = lengths[next] - lengths[next - 1]
    let part = step > 0 ? (distance - lengths[next - 1]) / step : 0
    return (CGFloat(next - 1) + part) / CGFloat(count)
  }
}
