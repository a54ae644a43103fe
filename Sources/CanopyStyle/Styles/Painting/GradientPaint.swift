package import Foundation

/// A gradient with resolved colors.
package struct GradientPaint: Equatable, Sendable {
  /// A resolved color at a location from 0 to 1.
  package struct Stop: Equatable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient in the filled area.
  package enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Like `radial`, with the radii as fractions of the size of the filled area.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  package var stops: [Stop]
  package var colorSpace: Gradient.ColorSpace
  package var geometry: Geometry
}
