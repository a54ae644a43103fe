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
