/// The parts of a view's geometry that `matchedGeometryEffect(id:in:properties:anchor:isSource:)` copies to other views.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor point, in the coordinates of the window.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size, which is proposed to the other views.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
