internal import CanopyCore
internal import Foundation

extension Color {
  /// Returns the color with its opacity multiplied by the given value, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    if opacity.isFinite { return Color(OpacityColorSource(self, opacity)) }
    RuntimeIssue.record(.opacityIsInvalid(opacity))
    return self
  }
}

/// The source of a color with reduced opacity.
private final class OpacityColorSource: ColorSource {
  private let color: Color
  private let opacity: Double

  init(_ color: Color, _ opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  var description: String { String(format: "%.0f%% ", opacity * 100) + "\(color)" }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    color.resolve(in: environment).multiplyingOpacity(by: Float(opacity))
  }

  func isEqual(to other: any ColorSource) -> Bool {
    guard let other = other as? OpacityColorSource else { return false }
    return color == other.color && opacity == other.opacity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
  }
}

extension RuntimeIssue {
  fileprivate static func opacityIsInvalid(_ opacity: Double) -> RuntimeIssue {
    drawing(
      "A color\(place()) has an opacity of \(opacity). An opacity must be finite; the color is as it was without it.")
  }
}
