internal import CanopyCore
internal import Foundation

extension Color {
  /// Returns a color between this one at fraction 0 and another at fraction 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(MixedColorSource(self, rhs, fraction, colorSpace))
  }
}

/// The source of a color mixed from two others.
private final class MixedColorSource: ColorSource, @unchecked Sendable {
  private let first: Color
  private let second: Color
  private let fraction: Double
  private let space: Gradient.ColorSpace

  init(_ first: Color, _ second: Color, _ fraction: Double, _ space: Gradient.ColorSpace) {
    self.first = first
    self.second = second
    self.fraction = fraction
    self.space = space
  }

  override var description: String { "\(Int((fraction * 100).rounded()))% from \(first) to \(second)" }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    first.resolve(in: environment).mixed(
      with: second.resolve(in: environment), by: Float(min(max(fraction, 0), 1)), in: space)
  }

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? MixedColorSource else { return false }
    return first == other.first && second == other.second && fraction == other.fraction && space == other.space
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
    hasher.combine(space)
  }
}
