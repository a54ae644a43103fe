package import Foundation

/// What an area is filled with.
package enum DrawPaint: Equatable, Sendable {
  case color(DrawColor)
  case gradient(DrawGradient)
}

/// Colours that go over into each other.
package struct DrawGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    package var color: DrawColor
    /// Where it is, from 0 to 1.
    package var location: CGFloat

    package init(_ color: DrawColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the first and the last colour are.
  package enum Geometry: Equatable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// Around a point, between two radii: lengths of an ellipse that is `height` times as high as wide.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat, height: CGFloat)
    /// Around a point, between two angles in radians.
    case angular(center: CGPoint, from: Double, to: Double)
  }

  package var stops: [Stop]
  package var geometry: Geometry

  package init(_ stops: [Stop], _ geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
