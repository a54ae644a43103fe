public import Foundation

/// Colors that go over into each other.
///
/// ```swift
/// Gradient(colors: [.orange, .pink])
/// ```
public struct Gradient: Equatable, Hashable, Sendable {
  /// A color and where it is, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it is.
    public var location: CGFloat

    /// A color and where it is, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and where they are.
  public var stops: [Stop]
  /// How colors in between are found.
  package var colorSpace = ColorSpace.device

  /// Colors at places of their own.
  ///
  /// Locations must be finite and in ascending order.
  public init(stops: [Stop]) {
    self.stops = stops
    stops.check()
  }

  /// Colors at even distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  /// The gradient, with colors in between found in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.colorSpace = space
    return AnyGradient(gradient)
  }
}

extension Gradient {
  func paint(_ geometry: GradientPaint.Geometry, at level: Int, in context: _PaintContext) -> _Paint {
    let stops = stops.map {
      GradientPaint.Stop(color: $0.color.resolve(in: context.environment), location: $0.location)
    }
    return _Paint(.gradient(GradientPaint(stops: stops, colorSpace: colorSpace, geometry: geometry)))
      .lowered(to: level)
  }
}

extension Gradient: ShapeStyle {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    paint(.linear(from: .top, to: .bottom), at: level, in: context)
  }
}
