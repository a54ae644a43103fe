package import CanopyCore
internal import CanopyDrawing
package import Foundation

// Validation of the numbers of gradients. It takes place when a gradient is created, usually in a body, so that an
// issue names that body.

extension CGFloat {
  /// Returns the number if it is a valid radius of a gradient. Otherwise records an issue and returns 0.
  func _checkedRadius(of gradient: StaticString) -> CGFloat {
    if _isGradientRadius { return self }
    RuntimeIssue.record(.gradientRadiusIsInvalid(self, of: "\(gradient)", RuntimeIssue.place()))
    return 0
  }

  /// A Boolean value that indicates whether the number is a valid radius of a gradient: finite and not negative.
  package var _isGradientRadius: Bool { self >= 0 && self < .infinity }
}

extension Angle {
  /// Returns the angle if it is finite. Otherwise records an issue and returns zero.
  func checked() -> Angle {
    if radians.isFinite { return self }
    RuntimeIssue.record(.gradientNumberIsInvalid("an angle"))
    return .zero
  }
}

extension UnitPoint {
  /// Returns the point. Records an issue for coordinates that aren't finite and replaces them with 0.
  func checked() -> UnitPoint {
    if (x + y).isFinite { return self }
    RuntimeIssue.record(.gradientNumberIsInvalid("a point"))
    return UnitPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension [Gradient.Stop] {
  /// Records an issue for locations that aren't finite or not in ascending order. Drawing omits nonfinite stops and
  /// sorts the others.
  func _check() {
    var last = -CGFloat.infinity
    for stop in self {
      guard stop.location.isFinite else { return RuntimeIssue.record(.gradientNumberIsInvalid("a stop location")) }
      guard stop.location >= last else { return RuntimeIssue.record(.gradientStopsAreUnordered) }
      last = stop.location
    }
  }
}

extension RuntimeIssue {
  package static func gradientRadiusIsInvalid(_ radius: CGFloat, of gradient: String, _ place: String) -> RuntimeIssue {
    drawing(
      "A \(gradient)\(place) has a radius of \(radius._shortDescription). A radius must be finite and not negative; it is 0."
    )
  }

  fileprivate static func gradientNumberIsInvalid(_ subject: String) -> RuntimeIssue {
    drawing(
      "A gradient\(place()) has \(subject) that isn't finite. A stop without a location is left out; the rest is 0.")
  }

  fileprivate static var gradientStopsAreUnordered: RuntimeIssue {
    drawing("Gradient stop locations must be ordered\(place()). The stops are sorted.")
  }
}
