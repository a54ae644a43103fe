public import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to point: CGPoint) {
    guard accepts(point) else { return }
    start = point
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a line to a point. An empty path begins at that point.
  public mutating func addLine(to point: CGPoint) {
    guard accepts(point), begin(at: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a quadratic curve with a control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard accepts(point), accepts(control) else { return }
    begin(at: control)
    verbs.append(.quadCurve)
    points += [control, point]
  }

  /// Adds a cubic curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard accepts(point), accepts(control1), accepts(control2) else { return }
    begin(at: control1)
    verbs.append(.curve)
    points += [control1, control2, point]
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    if let last = verbs.last, last != .close { verbs.append(.close) }
  }

  /// Starts a subpath: at `point` if the path is empty, or at the start of the last subpath if it is closed. Returns a Boolean
  /// value that indicates whether there was a subpath.
  @discardableResult
  private mutating func begin(at point: CGPoint) -> Bool {
    if verbs.isEmpty {
      move(to: point)
      return false
    }
    if verbs.last == .close, let start { move(to: start) }
    return true
  }

  /// Returns a Boolean value that indicates whether a point is valid. As in Core Graphics, a point with a nonfinite coordinate
  /// is ignored, because it would spoil the entire drawing.
  private mutating func accepts(_ point: CGPoint) -> Bool {
    if point._isFinite { return true }
    flaws.insert(.numbers)
    return false
  }

  /// Returns a Boolean value that indicates whether a rectangle is valid.
  mutating func accepts(_ rect: CGRect) -> Bool {
    if rect._isFinite { return true }
    // The null rectangle is empty on purpose.
    if !rect.isNull { flaws.insert(.numbers) }
    return false
  }

  // MARK: Several elements

  /// Adds a subpath of lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = path.applying(transform)
    flaws.formUnion(other.flaws)
    guard !other.isEmpty else { return }
    if isEmpty {
      (verbs, points) = (other.verbs, other.points)
    } else {
      verbs += other.verbs
      points += other.points
    }
    start = other.start
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    let (first, opposite) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    guard accepts(rect), accepts(first), accepts(opposite) else { return }
    // Set directly, because every frame creates many rectangles.
    verbs = [.move, .line, .line, .line, .close]
    points = [first, CGPoint(x: opposite.x, y: first.y), opposite, CGPoint(x: first.x, y: opposite.y)]
    start = first
  }
}
