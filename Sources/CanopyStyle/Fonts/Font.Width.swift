public import Foundation

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// Below zero for narrow letters, above for wide ones.
    public var value: CGFloat

    /// A width between condensed, below zero, and expanded, above.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters as in running text.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
