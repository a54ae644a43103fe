public import Foundation

/// The size that a container proposes to a view, which responds with its own size.
///
/// A dimension of nil proposes the ideal length of the view, 0 its minimum, and infinity its maximum.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width; nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil for the ideal height.
  public var height: CGFloat?

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size, with unspecified dimensions replaced by those of `size`.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
