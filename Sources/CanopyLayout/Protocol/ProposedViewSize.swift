public import Foundation

/// The size that a container offers a view. The view answers with the size that it takes.
///
/// A dimension that is nil asks for the view's ideal size, 0 for its smallest, infinity for its largest.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil asks for the ideal one.
  public var width: CGFloat?
  /// The height; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a width and a height.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size that is offered, with that of `size` where nothing is.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
