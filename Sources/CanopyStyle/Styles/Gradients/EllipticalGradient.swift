public import Foundation

/// A gradient in ellipses as wide and high as what is filled.
public struct EllipticalGradient: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// A gradient from one distance to another, as fractions of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colors at even steps from one distance to another, as fractions of the size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colors at places of their own between two distances, as fractions of the size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadiusFraction: CGFloat, _ endRadiusFraction: CGFloat) {
    self.gradient = gradient
    self.center = center.checked()
    self.startRadiusFraction = startRadiusFraction.checkedRadius(of: "elliptical gradient")
    self.endRadiusFraction = endRadiusFraction.checkedRadius(of: "elliptical gradient")
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    gradient.gradient.paint(
      .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction), at: level, in: context)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from one distance to another, as fractions of the size.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// A gradient from one distance to another, as fractions of the size.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction) }

  /// Colors at even steps from one distance to another, as fractions of the size.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colors at places of their own between two distances, as fractions of the size.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }
}
