public import CanopyDrawing

/// A gradient whose colors change with the angle around a center.
public struct AngularGradient: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Creates a gradient of color stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a gradient of a full turn that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors over a full turn that starts at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of color stops over a full turn that starts at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.gradient = gradient
    self.center = center.checked()
    self.startAngle = startAngle.checked()
    self.endAngle = endAngle.checked()
  }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    gradient.gradient.paint(.angular(center: center, from: startAngle, to: endAngle), at: level, in: context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(AnyGradient(gradient), center, startAngle, endAngle) }

  /// Returns an angular gradient between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(gradient, center, startAngle, endAngle) }

  /// Returns an angular gradient of evenly spaced colors between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of color stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of a full turn that starts at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

  /// Returns an angular gradient of a full turn that starts at an angle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient, center, angle, angle + .degrees(360)) }

  /// Returns an angular gradient of evenly spaced colors over a full turn that starts at an angle.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns an angular gradient of color stops over a full turn that starts at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
}
