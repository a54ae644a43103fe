/// How the inside of a path is filled.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether what is surrounded twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
