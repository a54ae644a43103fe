internal import CanopyCore
internal import Foundation

extension Color {
  /// The components of a color resolved in an environment.
  public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components, from 0 to 1. Records an issue for components that aren't finite and
    /// replaces them with 0.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      var (red, green, blue, opacity) = (red, green, blue, opacity)
      // One comparison: a sum of components is finite only if all of them are.
      if !(red + green + blue + opacity).isFinite {
        RuntimeIssue.record(.colorIsInvalid(red, green, blue, opacity))
        (red, green, blue, opacity) = (red._orZero, green._orZero, blue._orZero, opacity._orZero)
      }
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .sRGBLinear:
        linearRed = red
        linearGreen = green
        linearBlue = blue
      case .displayP3:
        let red = Self.linear(red)
        let green = Self.linear(green)
        let blue = Self.linear(blue)
        // Converts the P3 primaries to the sRGB primaries, which have the same white point. Apple's systems use four digits
        // after the point, so the rows don't add up to 1.
        linearRed = 1.2249 * red - 0.2247 * green
        linearGreen = -0.0420 * red + 1.0419 * green
        linearBlue = -0.0197 * red - 0.0786 * green + 1.0979 * blue
      }
    }
  }
}

extension Color.Resolved {
  /// The gamma-encoded red component.
  public var red: Float {
    get { Self.encoded(linearRed) }
    set { linearRed = Self.linear(newValue) }
  }

  /// The gamma-encoded green component.
  public var green: Float {
    get { Self.encoded(linearGreen) }
    set { linearGreen = Self.linear(newValue) }
  }

  /// The gamma-encoded blue component.
  public var blue: Float {
    get { Self.encoded(linearBlue) }
    set { linearBlue = Self.linear(newValue) }
  }

  /// Returns the linear value of a gamma-encoded component. The curve is symmetric about zero.
  static func linear(_ encoded: Float) -> Float {
    let size = Double(abs(encoded))
    let linear = Float(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    return encoded < 0 ? -linear : linear
  }

  /// Returns the gamma-encoded value of a linear component. The curve is symmetric about zero.
  static func encoded(_ linear: Float) -> Float {
    let size = Double(abs(linear))
    let encoded = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    return linear < 0 ? -encoded : encoded
  }

  /// A fully transparent color.
  package static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// Returns the color with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Float) -> Self {
    var color = self
    color.opacity *= factor
    return color
  }
}

extension Color.Resolved {
  /// Returns the color with another opacity. Records an issue if the opacity isn't finite and replaces it with 0.
  func replacingOpacity(with opacity: Float) -> Self {
    Self(colorSpace: .sRGBLinear, red: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The red, green, blue, and opacity components in hexadecimal digits, such as `#FF3B30FF`.
  public var description: String {
    // Encoded in single precision, so that values halfway between two digits are rounded as on Apple's systems.
    func encoded(_ linear: Float) -> Float {
      let size = abs(linear)
      let encoded: Float = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return linear < 0 ? -encoded : encoded
    }
    let parts = [encoded(linearRed), encoded(linearGreen), encoded(linearBlue), opacity].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}

extension Color.Resolved: Codable {
  /// Creates a color from the components that ``encode(to:)`` encodes.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    let opacity = try container.decode(Float.self)
    self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Encodes the linear components and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(part) }
  }
}

extension Float {
  /// The number, or zero if it isn't finite.
  fileprivate var _orZero: Float { isFinite ? self : 0 }
}

extension RuntimeIssue {
  fileprivate static func colorIsInvalid(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> RuntimeIssue
  {
    drawing(
      """
      A color\(place()) has the components (\(red), \(green), \(blue)) and an opacity of \(opacity). Components must be \
      finite. Nonfinite components are replaced with 0.
      """)
  }
}
