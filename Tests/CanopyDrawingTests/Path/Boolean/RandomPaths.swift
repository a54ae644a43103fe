import CanopyDrawing
import Foundation

/// Paths that look like nothing in particular, the same for the same seed.
struct RandomPaths {
  enum Kind: CaseIterable {
    /// Polygons, some open, with corners on few whole numbers: many of their edges and corners are the same.
    case gridPolygons
    case polygons
    /// Rectangles and ellipses on few whole numbers: many of them touch.
    case gridShapes
    /// Lines and curves of all kinds, with loops and cusps, through few whole numbers.
    case gridCurves
    case curves
    /// A path, and a part of it or the same one another way round or a little moved.
    case relatives
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }

  mutating func number(_ range: Range<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 33) % range.count
  }

  mutating func pair(_ kind: Kind) -> (Path, Path) {
    guard kind == .relatives else { return (path(kind), path(kind)) }
    let kinds: [Kind] = [.gridPolygons, .gridShapes, .curves, .gridCurves]
    let first = path(kinds[whole(0...3)])
    switch whole(0...4) {
    case 0: return (first, first)
    case 1: return (first, first.offsetBy(dx: number(-1e-7..<1e-7), dy: number(-1e-7..<1e-7)))
    case 2: return (first, first.offsetBy(dx: number(-1e-3..<1e-3), dy: number(-1e-3..<1e-3)))
    case 3: return (first, first.trimmedPath(from: number(0..<0.3), to: number(0.4..<1)))
    default: return (first, first.applying(CGAffineTransform(rotationAngle: number(-1e-5..<1e-5))))
    }
  }

  mutating func path(_ kind: Kind) -> Path {
    var path = Path()
    for _ in 0..<whole(1...3) {
      switch kind {
      case .gridShapes:
        let rect = CGRect(x: whole(0...5), y: whole(0...5), width: whole(0...4), height: whole(0...4))
        if whole(0...1) == 0 { path.addRect(rect) } else { path.addEllipse(in: rect) }
      default: addPart(kind, to: &path)
      }
    }
    return path
  }

  private mutating func addPart(_ kind: Kind, to path: inout Path) {
    let isOnGrid = kind == .gridPolygons || kind == .gridCurves
    let isStraight = kind == .gridPolygons || kind == .polygons
    path.move(to: point(isOnGrid))
    for _ in 0..<whole(1...6) {
      let to = point(isOnGrid)
      switch isStraight ? 0 : whole(0...3) {
      case 0: path.addLine(to: to)
      case 1: path.addQuadCurve(to: to, control: point(isOnGrid))
      default: path.addCurve(to: to, control1: point(isOnGrid), control2: point(isOnGrid))
      }
    }
    if whole(0...1) == 0 { path.closeSubpath() }
  }

  private mutating func point(_ isOnGrid: Bool) -> CGPoint {
    isOnGrid ? CGPoint(x: whole(0...6), y: whole(0...6)) : CGPoint(x: number(0..<8), y: number(0..<8))
  }
}

extension PathOutline {
  /// A point on some lines of each part, so far along. A part without a length has no lines.
  func pointsOnLines(_ part: Double) -> [CGPoint] {
    parts.filter { points in points.contains { $0 != points[0] } }.flatMap { points in
      stride(from: 0, to: points.count - 1, by: max(points.count / 12, 1)).map { index in
        let (a, b) = (points[index], points[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
    }
  }
}
