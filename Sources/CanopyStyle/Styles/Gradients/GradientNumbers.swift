package import CanopyCore
package import Foundation

// The numbers of gradients, checked when a gradient is made. Bodies make gradients, so an issue names the body.

extension CGFloat {
  /// Returns the number as a radius of a gradient. One that is negative or not finite is reported, and is 0.
  func checkedRadius(of gradient: StaticString) -> CGFloat {
    if isGradientRadius { return self }
    RuntimeIssue.record(.gradientRadiusIsInvalid(self, of: "\(gradient)", RuntimeIssue.place()))
    return 0
  }

  /// A Boolean value that indicates whether a gradient can have this radius.
  package var isGradientRadius: Bool { self >= 0 && self < .infinity }
}

extension Angle {
  /// Returns the angle as that of a gradient. One that isn't finite is reported, and is 0.
  func checked() -> Angle {
    if radians.isFinite { return self }
    RuntimeIssue.record(.gradientNumberIsInvalid("an angle"))
    return .zero
  }
}

extension UnitPoint {
  /// Returns the point as that of a gradient. A coordinate that isn't finite is reported, and is 0.
  func checked() -> UnitPoint {
    if (x + y).isFinite { return self }
    RuntimeIssue.record(.gradientNumberIsInvalid("a point"))
    return UnitPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension [Gradient.Stop] {
  /// Reports locations that aren't finite or in ascending order. The former are left out when the gradient is drawn, and the
  /// others sorted.
  func check() {
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
      "A \(gradient)\(place) has a radius of \(radius.shortDescription). A radius must be finite and not negative; it is 0."
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
