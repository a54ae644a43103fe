/// A style for filling paths.
@frozen public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
