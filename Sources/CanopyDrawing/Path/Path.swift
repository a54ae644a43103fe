public import Foundation

/// The outline of a two-dimensional shape: lines and curves.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 10, y: 0))
///   path.addLine(to: CGPoint(x: 20, y: 20))
///   path.closeSubpath()
/// }
/// ```
public struct Path: Sendable {
  /// A step of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which closes it.
    case closeSubpath
  }

  /// The kind of a step, stored separately from its points to save memory.
  enum Verb: UInt8 {
    case move, line, quadCurve, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  var verbs: [Verb] = []
  var points: [CGPoint] = []
  /// The start of the last subpath.
  var start: CGPoint?
  /// The invalid numbers that the path was created from. They are reported when the path is drawn.
  package internal(set) var flaws: Flaws = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure builds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of steps.
  package var stepCount: Int { verbs.count }

  /// The point at which the next step begins, or nil if there is no subpath.
  public var currentPoint: CGPoint? { verbs.last == .close ? start : points.last }

  /// Calls `body` for each step.
  public func forEach(_ body: (Element) -> Void) {
    var next = 0
    for verb in verbs {
      body(element(verb, at: next))
      next += verb.pointCount
    }
  }

  private func element(_ verb: Verb, at index: Int) -> Element {
    switch verb {
    case .move: .move(to: points[index])
    case .line: .line(to: points[index])
    case .quadCurve: .quadCurve(to: points[index + 1], control: points[index])
    case .curve: .curve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    case .close: .closeSubpath
    }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let first, let second): addCurve(to: point, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = self
    guard transform.isFinite else {
      result = Path()
      result.flaws = flaws.union(.numbers)
      return result
    }
    result.points = points.map { $0.applying(transform) }
    result.start = start?.applying(transform)
    return result
  }

  /// Moves all points of the path.
  package mutating func translate(by offset: CGPoint) {
    if offset == .zero { return }
    // In place, because the points of a new path aren't shared.
    for index in points.indices {
      points[index].x += offset.x
      points[index].y += offset.y
    }
    if let start { self.start = CGPoint(x: start.x + offset.x, y: start.y + offset.y) }
  }

  /// Returns the path moved by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
