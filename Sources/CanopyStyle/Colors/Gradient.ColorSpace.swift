extension Gradient {
  /// How colors between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, linear, perceptual }

    package let kind: Kind

    /// By the parts of the colors, as screens have them.
    public static let device = ColorSpace(kind: .device)
    /// As light adds up.
    package static let linear = ColorSpace(kind: .linear)
    /// In even steps for the eye.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }
}
