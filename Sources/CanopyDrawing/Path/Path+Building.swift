public import Foundation

extension Path {
  /// Begins a new part.
  public mutating func move(to point: CGPoint) {
    let point = point.mended
    start = point
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a line. A path without a beginning begins there.
  public mutating func addLine(to point: CGPoint) {
    guard begin(at: point) else { return }
    verbs.append(.line)
    points.append(point.mended)
  }

  /// Adds a curve that one point attracts.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    begin(at: control)
    verbs.append(.quadCurve)
    points += [control.mended, point.mended]
  }

  /// Adds a curve that two points attract.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: control1)
    verbs.append(.curve)
    points += [control1.mended, control2.mended, point.mended]
  }

  /// Adds a line back to where the part began, and ends it.
  public mutating func closeSubpath() {
    if let last = verbs.last, last != .close { verbs.append(.close) }
  }

  /// Has a part begin: at `point` if there is none, and where the last one began if that is closed. Returns whether there
  /// was one.
  @discardableResult
  private mutating func begin(at point: CGPoint) -> Bool {
    if verbs.isEmpty {
      move(to: point)
      return false
    }
    if verbs.last == .close, let start { move(to: start) }
    return true
  }

  // MARK: Several at once

  /// Adds lines from the first point to all others, as a new part.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    let other = path.applying(transform)
    verbs += other.verbs
    points += other.points
    start = other.start
  }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
}

extension CGPoint {
  /// The same with 0 for what is no number, or infinite: one such point would spoil all that is drawn.
  var mended: CGPoint {
    x.isFinite && y.isFinite ? self : CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
