internal import CanopyCore
internal import Foundation

extension Color {
  /// Returns a color between this one at fraction 0 and another at fraction 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    if fraction.isNaN { RuntimeIssue.record(.mixIsInvalid) }
    return Color(MixedColorSource(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
  }
}

/// The source of a color mixed from two others.
private final class MixedColorSource: ColorSource {
  private let first: Color
  private let second: Color
  /// The fraction of the second color, from 0 to 1.
  private let fraction: Double
  private let space: Gradient.ColorSpace

  init(_ first: Color, _ second: Color, _ fraction: Double, _ space: Gradient.ColorSpace) {
    self.first = first
    self.second = second
    self.fraction = fraction
    self.space = space
  }

  var description: String { "\(Int((fraction * 100).rounded()))% from \(first) to \(second)" }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    first.resolve(in: environment).mixed(
      with: second.resolve(in: environment), by: Float(fraction), in: space)
  }

  func isEqual(to other: any ColorSource) -> Bool {
    guard let other = other as? MixedColorSource else { return false }
    return first == other.first && second == other.second && fraction == other.fraction && space == other.space
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
    hasher.combine(space)
  }
}

extension RuntimeIssue {
  fileprivate static var mixIsInvalid: RuntimeIssue {
    drawing("A color\(place()) is mixed by a fraction that isn't a number. The color is as it was without it.")
  }
}

extension Color.Resolved {
  /// Returns the color interpolated at a fraction of the way to another.
  package func mixed(with other: Self, by fraction: Float, in space: Gradient.ColorSpace) -> Self {
    let opacity = opacity + (other.opacity - opacity) * fraction
    let (first, second) = (parts(in: space), other.parts(in: space))
    // Weights the components by opacity, so that transparent colors don't contribute their hue.
    let seen = opacity > 0 ? other.opacity * fraction / opacity : fraction
    let parts = first + (second - first) * seen
    return Self(parts, in: space, opacity: opacity)
  }

  func parts(in space: Gradient.ColorSpace) -> SIMD3<Float> {
    switch space.kind {
    case .device: SIMD3(red, green, blue)
    case .linear: SIMD3(linearRed, linearGreen, linearBlue)
    case .perceptual: oklab
    }
  }

  init(_ parts: SIMD3<Float>, in space: Gradient.ColorSpace, opacity: Float) {
    switch space.kind {
    case .device: self.init(red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
    case .linear:
      self.init(colorSpace: .sRGBLinear, red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
    case .perceptual: self.init(oklab: parts, opacity: opacity)
    }
  }

  // Oklab (Björn Ottosson, 2020), a perceptually uniform color space.

  private var oklab: SIMD3<Float> {
    let long = cbrt(0.4122214708 * linearRed + 0.5363325363 * linearGreen + 0.0514459929 * linearBlue)
    let middle = cbrt(0.2119034982 * linearRed + 0.6806995451 * linearGreen + 0.1073969566 * linearBlue)
    let short = cbrt(0.0883024619 * linearRed + 0.2817188376 * linearGreen + 0.6299787005 * linearBlue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  private init(oklab: SIMD3<Float>, opacity: Float) {
    func cubed(_ value: Float) -> Float { value * value * value }
    let long = cubed(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
    let middle = cubed(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
    let short = cubed(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
    self.init(
      colorSpace: .sRGBLinear,
      red: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
      opacity: opacity)
  }
}
