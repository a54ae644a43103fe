internal import CanopyDrawing
public import Foundation

/// A sequence of colors with a smooth transition between them.
///
/// ```swift
/// Gradient(colors: [.orange, .pink])
/// ```
public struct Gradient: Equatable, Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: Color
    /// The location, from 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Creates a stop from a color and a location from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color stops.
  public var stops: [Stop]
  /// The color space in which colors between stops are interpolated.
  package var colorSpace = ColorSpace.device

  /// Creates a gradient from color stops.
  ///
  /// Locations must be finite and in ascending order.
  public init(stops: [Stop]) {
    self.stops = stops
    stops._check()
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  /// Returns the gradient with colors interpolated in the given color space.
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
      .atLevel(level)
  }
}

extension Gradient: ShapeStyle {
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    paint(.linear(from: .top, to: .bottom), at: level, in: context)
  }
}

/// A color gradient that hides the type of the gradient it was made from.
public struct AnyGradient: Hashable, ShapeStyle {
  var gradient: Gradient

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient with colors interpolated in the given color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { gradient._paint(at: level, in: context) }
}

extension Color {
  /// A subtle gradient derived from the color, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}

extension Gradient {
  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, linear, perceptual }

    package let kind: Kind

    /// Interpolates gamma-encoded components.
    public static let device = ColorSpace(kind: .device)
    /// Interpolates linear components.
    package static let linear = ColorSpace(kind: .linear)
    /// Interpolates in perceptually even steps.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }
}
