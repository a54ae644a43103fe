public import CanopyDrawing
public import Foundation

/// A gradient whose colors change with the distance from a center, in ellipses that scale with the filled area.
public struct EllipticalGradient: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient between two radii, given as fractions of the size of the filled area.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colors between two radii, given as fractions of the size of the filled area.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of color stops between two radii, given as fractions of the size of the filled area.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadiusFraction: CGFloat, _ endRadiusFraction: CGFloat) {
    self.gradient = gradient
    self.center = center.checked()
    self.startRadiusFraction = startRadiusFraction._checkedRadius(of: "elliptical gradient")
    self.endRadiusFraction = endRadiusFraction._checkedRadius(of: "elliptical gradient")
  }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    gradient.gradient.paint(
      .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction), at: level, in: context)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient between two radii, given as fractions of the size of the filled area.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Returns an elliptical gradient between two radii, given as fractions of the size of the filled area.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction) }

  /// Returns an elliptical gradient of evenly spaced colors between two radii, given as fractions of the size of the
  /// filled area.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Returns an elliptical gradient of color stops between two radii, given as fractions of the size of the filled
  /// area.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }
}
