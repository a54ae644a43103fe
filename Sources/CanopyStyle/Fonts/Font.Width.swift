public import Foundation

extension Font {
  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The value: negative for narrow letters, positive for wide ones.
    public var value: CGFloat

    /// Creates a width: negative for condensed, positive for expanded.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
