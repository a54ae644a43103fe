public import Foundation

/// A color, which may look different in light and dark surroundings.
///
/// ```swift
/// Text("Done").foregroundStyle(Color(red: 0.2, green: 0.7, blue: 0.4))
/// ```
///
/// What it looks like in a place is found out with ``resolve(in:)``.
public struct Color: Hashable, Sendable {
  /// What a color is made of.
  enum Storage: Hashable, Sendable {
    /// One of the system's.
    case system(SystemColor, name: StaticName?)
    /// The accent color of the surroundings.
    case accent
    /// The same everywhere.
    case fixed(Resolved)
    /// Anything else.
    case source(ColorSource)
  }

  /// What a color is called where its name is not that of the system's color.
  enum StaticName: Hashable, Sendable { case primary, secondary }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  init(_ system: SystemColor, name: StaticName? = nil) { storage = .system(system, name: name) }

  init(_ source: ColorSource) { storage = .source(source) }

  /// A color that looks the same everywhere.
  public init(_ resolved: Resolved) { storage = .fixed(resolved) }

  /// A color by its parts, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .fixed(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A gray, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color by its place on the color wheel, its strength and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A color from an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(AssetColorSource(name: name, bundle: bundle)) }

  /// A color of your own that looks at its surroundings.
  ///
  /// ```swift
  /// struct Paper: ShapeStyle, Hashable {
  ///   func resolve(in environment: EnvironmentValues) -> Color.Resolved {
  ///     environment.colorScheme == .dark ? Self.dark : Self.light
  ///   }
  /// }
  ///
  /// let paper = Color(Paper())
  /// ```
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self.init(CustomColorSource(color))
  }
}

extension Color {
  /// The meaning of a color's parts.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one of screens and files.
    case sRGB
    /// The same colors, with parts that are proportional to light.
    case sRGBLinear
    /// Display P3, with stronger reds and greens.
    case displayP3
  }
}
