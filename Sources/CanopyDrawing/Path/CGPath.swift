public import Foundation

/// A path with Core Graphics' API.
///
/// Use this type in code that is shared with Core Graphics. You can create a ``Path`` from it, and get it from a path with
/// ``Path/cgPath``:
///
/// ```swift
/// let outline = CGMutablePath()
/// outline.move(to: .zero)
/// outline.addLine(to: CGPoint(x: 40, y: 0))
/// outline.addLine(to: CGPoint(x: 20, y: 30))
/// outline.closeSubpath()
/// Path(outline).fill(.blue)
/// ```
public class CGPath: Hashable {
  fileprivate final var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// Creates the path of an ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Creates the path of a rectangle with circular corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
  }

  // MARK: Asking

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next step begins, or zero if there is no subpath.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points of the path, including control points. It is null if the path is empty.
  public var boundingBox: CGRect {
    var bounds = CGRect.null
    forEachPoint { bounds = bounds.union(CGRect(origin: $0, size: .zero)) }
    return bounds
  }

  /// The smallest rectangle that contains the lines and curves of the path. It is null if the path is empty.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Calls a closure for each element of the path. The points of an element are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let start = points.baseAddress else { return }
      start.initialize(repeating: .zero, count: 3)
      path.forEach { step in
        let type: CGPathElementType
        switch step {
        case .move(let point): (type, start[0]) = (.moveToPoint, point)
        case .line(let point): (type, start[0]) = (.addLineToPoint, point)
        case .quadCurve(let point, let control): (type, start[0], start[1]) = (.addQuadCurveToPoint, control, point)
        case .curve(let point, let first, let second):
          (type, start[0], start[1], start[2]) = (.addCurveToPoint, first, second, point)
        case .closeSubpath: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
      start.deinitialize(count: 3)
    }
  }

  private func forEachPoint(_ body: (CGPoint) -> Void) {
    path.forEach { step in
      switch step {
      case .move(let point), .line(let point): body(point)
      case .quadCurve(let point, let control): [point, control].forEach(body)
      case .curve(let point, let first, let second): [point, first, second].forEach(body)
      case .closeSubpath: break
      }
    }
  }

  // MARK: Deriving paths

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applying(transform)) }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a transformed, mutable copy of the path.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Returns the outline of a stroked line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the path's area under a fill rule as an outline that doesn't intersect itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns the area inside this path or `other`.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside this path and outside `other`.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside exactly one of the two paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  // MARK: Comparing

  /// Returns a Boolean value that indicates whether two paths have the same elements.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A mutable path with Core Graphics' API.
public final class CGMutablePath: CGPath {
  fileprivate override init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public override init() { super.init() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with circular corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds an arc from one angle in radians to another.
  ///
  /// The direction refers to coordinates whose y-axis points up. On the screen, it is reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that spans an angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(center: center, radius: radius, from: startAngle, by: delta, transform: transform)
  }

  /// Adds an arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

/// The rule that determines which areas are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// An area is inside if the path winds around it.
  case winding
  /// An area is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath. It has one point.
  case moveToPoint
  /// A line. It has one point.
  case addLineToPoint
  /// A quadratic curve. It has two points: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve. It has three points: its control points and its end.
  case addCurveToPoint
  /// A line back to the start of the subpath. It has no points.
  case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element. Their number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension Path {
  /// Creates a path from a Core Graphics path. Later changes to that path have no effect.
  public init(_ path: CGPath) { self = path.path }

  /// A copy of the path with Core Graphics' API.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
