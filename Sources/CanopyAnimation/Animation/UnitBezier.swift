internal import CanopyDrawing
internal import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of its x-component.
struct UnitBezier: Hashable, Sendable {
  var start: UnitPoint
  var end: UnitPoint

  /// The curve with its x- and y-components swapped.
  var inverse: UnitBezier {
    UnitBezier(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// Returns the y-component where the x-component is `x`, a number from 0 to 1.
  func value(at x: Double) -> Double { vertical.value(at: parameter(at: x)) }

  /// Returns the slope where the x-component is `x`, a number from 0 to 1.
  func velocity(at x: Double) -> Double {
    let parameter = parameter(at: x)
    // At a cusp, where both first derivatives vanish, the slope is the ratio of the lowest derivatives that don't
    // vanish.
    for order in 1...3 {
      let (run, rise) = (
        horizontal.derivative(order, at: parameter), vertical.derivative(order, at: parameter)
      )
      if abs(run) > Self.tolerance { return rise / run }
      // The end of the curve is approached from below, which reverses the sign of derivatives of even order.
      let isReversed = parameter == 1 && order == 2
      if abs(rise) > Self.tolerance { return (rise < 0) != isReversed ? -.infinity : .infinity }
    }
    return 1
  }

  private static var tolerance: Double { 1e-9 }

  private var horizontal: Component { Component(min(max(Double(start.x), 0), 1), min(max(Double(end.x), 0), 1)) }
  private var vertical: Component { Component(Double(start.y), Double(end.y)) }

  /// Returns the curve's parameter at which its x-component is `x`.
  ///
  /// The x-component never decreases, so bisection always converges. Newton's method speeds it up.
  private func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let horizontal = horizontal
    var (lower, upper, guess) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = horizontal.value(at: guess) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { upper = guess } else { lower = guess }
      let next = guess - error / horizontal.derivative(1, at: guess)
      guess = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return guess
  }
}

/// One component of the curve as a polynomial without a constant term.
private struct Component {
  let linear: Double
  let quadratic: Double
  let cubic: Double

  init(_ start: Double, _ end: Double) {
    linear = 3 * start
    quadratic = 3 * (end - 2 * start)
    cubic = 1 - linear - quadratic
  }

  func value(at parameter: Double) -> Double {
    ((cubic * parameter + quadratic) * parameter + linear) * parameter
  }

  func derivative(_ order: Int, at parameter: Double) -> Double {
    switch order {
    case 1: (3 * cubic * parameter + 2 * quadratic) * parameter + linear
    case 2: 6 * cubic * parameter + 2 * quadratic
    default: 6 * cubic
    }
  }
}
