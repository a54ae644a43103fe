public import CanopyDrawing
internal import Foundation

/// A function from an input progress in the range from 0 to 1 to an output progress, defined by a curve.
///
/// The horizontal axis of the curve is the input progress, the vertical axis the output progress:
///
/// ```swift
/// let curve = UnitCurve.easeInOut
/// curve.value(at: 0.25)  // about 0.13: the curve starts slowly
/// ```
public struct UnitCurve: Hashable, Sendable {
  private let shape: Shape

  private enum Shape: Hashable {
    case linear
    case bezier(UnitBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
  }

  private init(_ shape: Shape) { self.shape = shape }

  // MARK: Curves

  /// Creates a curve from the control points of a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x-components of the control points are clamped to the range from 0 to 1 when the curve is evaluated.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(UnitBezier(start: startControlPoint, end: endControlPoint)))
  }

  /// A curve whose output progress equals the input progress.
  public static let linear = UnitCurve(.linear)

  /// A Bézier curve that starts out slowly and speeds up as it finishes.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// A Bézier curve that starts out quickly and slows down as it approaches the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A Bézier curve that starts out slowly, speeds up over the middle, and slows down again as it approaches the end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// An alias of `easeInOut`.
  public static let easeInEaseOut = easeInOut

  /// A curve in the shape of the bottom right quadrant of a circle: it starts out slowly and speeds up as it finishes.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// A curve in the shape of the top left quadrant of a circle: it starts out quickly and slows down.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// A curve that consists of `circularEaseIn` up to the middle and of `circularEaseOut` from there on.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with its x- and y-components swapped.
  ///
  /// `curve.inverse.value(at: y)` is the input progress at which `curve` reaches `y`.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    // Not symmetric: this curve is below the diagonal in its first half, and its inverse is above.
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  // MARK: Evaluating

  /// Returns the output progress of the curve at the given input progress, which is clamped to the range from 0 to 1.
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return Self.circleValue(at: x)
    case .circularEaseOut: return 1 - Self.circleValue(at: 1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.circleValue(at: 2 * x) / 2 : 1 - Self.circleValue(at: 2 - 2 * x) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? (1 - Self.circleValue(at: 1 - 2 * x)) / 2 : (1 + Self.circleValue(at: 2 * x - 1)) / 2
    }
  }

  /// Returns the first derivative of the curve at the given input progress, which is clamped to the range from 0 to 1.
  ///
  /// The velocity is infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularEaseIn: return Self.circleVelocity(at: x)
    case .circularEaseOut: return Self.circleVelocity(at: 1 - x)
    case .circularEaseInOut: return Self.circleVelocity(at: x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return Self.circleVelocity(at: abs(1 - 2 * x))
    }
  }

  private static func clamped(_ progress: Double) -> Double { progress.isNaN ? 0 : min(max(progress, 0), 1) }

  /// Returns the y-component of the lower-right quadrant of the unit circle around (0, 1).
  private static func circleValue(at x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func circleVelocity(at x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
