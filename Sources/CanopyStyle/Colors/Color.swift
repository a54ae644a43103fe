public import Foundation

/// A color that can adapt to its environment, such as to the light or dark color scheme.
///
/// ```swift
/// Text("Done").foregroundStyle(Color(red: 0.2, green: 0.7, blue: 0.4))
/// ```
///
/// To get its components in an environment, call ``resolve(in:)``.
public struct Color: Hashable, Sendable {
  /// The definition of a color.
  enum Storage: Hashable, Sendable {
    /// A color of the system.
    case system(SystemColor, name: StaticName?)
    /// The accent color of the environment.
    case accent
    /// A color with the same components in every environment.
    case fixed(Resolved)
    /// A color of any other source.
    case source(AnyColorSource)
  }

  /// The name of a color, if it differs from the name of its system color.
  enum StaticName: Hashable, Sendable { case primary, secondary }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  init(_ system: SystemColor, name: StaticName? = nil) { storage = .system(system, name: name) }

  init(_ source: any ColorSource) { storage = .source(AnyColorSource(source: source)) }

  /// Creates a color with the same components in every environment.
  public init(_ resolved: Resolved) { storage = .fixed(resolved) }

  /// Creates a color from its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .fixed(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation, and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color from an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(AssetColorSource(name: name, bundle: bundle)) }

  /// Creates a color from a custom style that resolves in the environment.
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
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB with linear components.
    case sRGBLinear
    /// Display P3, a color space with more saturated reds and greens.
    case displayP3
  }
}

/// A color in an asset catalog.
///
/// The build-tool plugin `AssetSymbols` declares a member for each color of a target: an asset `BrandColor` is
/// `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource from the name of an asset and the bundle that holds it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
