package import Foundation

/// A gradient whose colors are known.
package struct GradientPaint: Equatable, Sendable {
  /// A color at a place from 0 to 1.
  package struct Stop: Equatable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where in what is filled the gradient begins and ends.
  package enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// As radial, with the radii as fractions of the size of what is filled.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  package var stops: [Stop]
  package var colorSpace: Gradient.ColorSpace
  package var geometry: Geometry
}
