internal import CanopyCore
internal import Foundation

extension Color {
  /// What a color looks like in a place.
  public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// How much red light there is.
    public var linearRed: Float
    /// How much green light there is.
    public var linearGreen: Float
    /// How much blue light there is.
    public var linearBlue: Float
    /// How much the color hides of what is behind it, from 0 to 1.
    public var opacity: Float

    /// A color by its parts, from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      var (red, green, blue, opacity) = (red, green, blue, opacity)
      // One comparison: a sum of components is finite only if all of them are.
      if !(red + green + blue + opacity).isFinite {
        RuntimeIssue.record(.colorIsInvalid(red, green, blue, opacity))
        (red, green, blue, opacity) = (red.orZero, green.orZero, blue.orZero, opacity.orZero)
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
        // From the primaries of P3 to those of sRGB, which have the same white.
        linearRed = 1.2249402 * red - 0.2249402 * green
        linearGreen = -0.0420569 * red + 1.0420569 * green
        linearBlue = -0.0196376 * red - 0.0786361 * green + 1.0982737 * blue
      }
    }
  }
}

extension Color.Resolved {
  /// How much red there is, as screens and files have it.
  public var red: Float {
    get { Self.encoded(linearRed) }
    set { linearRed = Self.linear(newValue) }
  }

  /// How much green there is, as screens and files have it.
  public var green: Float {
    get { Self.encoded(linearGreen) }
    set { linearGreen = Self.linear(newValue) }
  }

  /// How much blue there is, as screens and files have it.
  public var blue: Float {
    get { Self.encoded(linearBlue) }
    set { linearBlue = Self.linear(newValue) }
  }

  /// From what screens and files have to what is proportional to light. Below zero it goes on as a mirror image.
  static func linear(_ encoded: Float) -> Float {
    let size = Double(abs(encoded))
    let linear = Float(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    return encoded < 0 ? -linear : linear
  }

  /// The way back.
  static func encoded(_ linear: Float) -> Float {
    let size = Double(abs(linear))
    let encoded = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    return linear < 0 ? -encoded : encoded
  }

  /// Nothing at all.
  package static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// The same color, hiding less of what is behind it.
  package func multiplyingOpacity(by factor: Float) -> Self {
    var color = self
    color.opacity *= factor
    return color
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity in hexadecimal digits: `#FF3B30FF`.
  public var description: String {
    let parts = [red, green, blue, opacity].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}

extension Color.Resolved: Codable {
  /// Reads the four parts, as ``encode(to:)`` writes them.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    let opacity = try container.decode(Float.self)
    self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Writes the amounts of light and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(part) }
  }
}

extension Float {
  /// The number, or zero if it isn't finite.
  fileprivate var orZero: Float { isFinite ? self : 0 }
}

extension RuntimeIssue {
  fileprivate static func colorIsInvalid(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> RuntimeIssue
  {
    drawing(
      """
      A color\(place()) has the components (\(red), \(green), \(blue)) and an opacity of \(opacity). Components must be \
      finite; the others are 0.
      """)
  }
}
