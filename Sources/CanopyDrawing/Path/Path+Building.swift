public import Foundation

extension Path {
  /// Begins a new part.
  public mutating func move(to point: CGPoint) {
    guard accepts(point) else { return }
    start = point
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a line. A path without a beginning begins there.
  public mutating func addLine(to point: CGPoint) {
    guard accepts(point), begin(at: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a curve that one point attracts.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard accepts(point), accepts(control) else { return }
    begin(at: control)
    verbs.append(.quadCurve)
    points += [control, point]
  }

  /// Adds a curve that two points attract.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard accepts(point), accepts(control1), accepts(control2) else { return }
    begin(at: control1)
    verbs.append(.curve)
    points += [control1, control2, point]
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

  /// Returns whether a step can lead to a point. As in Core Graphics, a step with a coordinate that isn't finite is
  /// ignored: one such point would spoil all that is drawn.
  private mutating func accepts(_ point: CGPoint) -> Bool {
    if point.isFinite { return true }
    flaws.insert(.numbers)
    return false
  }

  /// Returns whether something can be added in a rectangle.
  mutating func accepts(_ rect: CGRect) -> Bool {
    if rect.isFinite { return true }
    // The null rectangle is empty by intention.
    if !rect.isNull { flaws.insert(.numbers) }
    return false
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
    guard accepts(rect) else { return }
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
    let other = path.applying(transform)
    flaws.formUnion(other.flaws)
    guard !other.isEmpty else { return }
    verbs += other.verbs
    points += other.points
    start = other.start
  }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
}
