import CanopyDrawing
import Foundation

/// The outlines of a path as lines, for tests to measure: nothing here is shared with what is tested.
struct PathOutline {
  /// Each part, closed or not.
  private(set) var parts: [[CGPoint]] = []
  private(set) var curveCount = 0
  private(set) var lineCount = 0
  /// What the path surrounds: twice where it goes around twice, and negative where it goes the other way round. This is
  /// exact, and not that of the lines.
  private(set) var area = 0.0

  init(_ path: Path, steps: Int = 32) {
    var start = CGPoint.zero
    var point = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        addArea([point, start])
        parts.append([to])
        start = to
        point = to
      case .line(let to):
        parts[parts.count - 1].append(to)
        lineCount += 1
        addArea([point, to])
        point = to
      case .quadCurve(let to, let control):
        add([point, control, to], steps)
        point = to
      case .curve(let to, let first, let second):
        add([point, first, second, to], steps)
        point = to
      case .closeSubpath:
        if point != start { lineCount += 1 }
        addArea([point, start])
        parts[parts.count - 1].append(start)
        point = start
      }
    }
    addArea([point, start])
  }

  private mutating func add(_ curve: [CGPoint], _ steps: Int) {
    curveCount += 1
    addArea(curve)
    for step in 1...steps { parts[parts.count - 1].append(Self.place(curve, Double(step) / Double(steps)).0) }
  }

  /// Where a curve is at a time, and how fast, by the two or more points that attract it.
  private static func place(_ curve: [CGPoint], _ time: Double) -> (CGPoint, CGPoint) {
    let rest = 1 - time
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x * rest + b.x * time, y: a.y * rest + b.y * time) }
    var (a, b) = (curve[0], curve[1])
    if curve.count == 3 { (a, b) = (mix(a, b), mix(b, curve[2])) }
    if curve.count == 4 {
      let middle = mix(b, curve[2])
      (a, b) = (mix(mix(a, b), middle), mix(middle, mix(curve[2], curve[3])))
    }
    let speed = Double(curve.count - 1)
    return (mix(a, b), CGPoint(x: (b.x - a.x) * speed, y: (b.y - a.y) * speed))
  }

  /// Adds what is between a curve and zero. Three places are enough for curves of this kind (Gauss and Legendre).
  private mutating func addArea(_ curve: [CGPoint]) {
    for (time, weight) in [(0.5 - sqrt(0.15), 5.0 / 36), (0.5, 8.0 / 36), (0.5 + sqrt(0.15), 5.0 / 36)] {
      let (place, way) = Self.place(curve, time)
      area += weight * (place.x * way.y - place.y * way.x)
    }
  }

  var length: Double {
    parts.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }

  /// How many times it goes around a point.
  func winding(_ p: CGPoint) -> Int {
    var winding = 0
    for points in parts {
      var a = points[points.count - 1]
      for b in points {
        if (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
          winding += a.y <= p.y ? 1 : -1
        }
        a = b
      }
    }
    return winding
  }

  /// How far away the outline is, with or without the lines that close its parts.
  func distance(to p: CGPoint, isClosing: Bool = true) -> Double {
    var result = Double.infinity
    for points in parts {
      var a = isClosing ? points[points.count - 1] : points[0]
      for b in points {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let square = x * x + y * y
        let t = square > 0 ? min(max(((p.x - a.x) * x + (p.y - a.y) * y) / square, 0), 1) : 0
        result = min(result, hypot(a.x + t * x - p.x, a.y + t * y - p.y))
        a = b
      }
    }
    return result
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether the path has the steps of a description, with numbers of six digits.
  func isLike(_ text: String) -> Bool {
    let (words, others) = (description.split(separator: " "), text.split(separator: " "))
    guard words.count == others.count else { return false }
    return zip(words, others).allSatisfy { word, other in
      guard let number = Double(word), let otherNumber = Double(other) else { return word == other }
      return abs(number - otherNumber) < 0.002
    }
  }
}
