internal import CanopyCore
public import CanopyStyle
public import Foundation

/// The preferred distances of a view to its neighbors, for each edge.
///
/// Without a preference, the default distance applies.
public struct ViewSpacing: Equatable, Sendable {
  /// The preferred distance, in points; nil for the default.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Preferences for no distance.
  public static let zero = ViewSpacing(all: 0)

  /// The default distance between views.
  static var usual: CGFloat { 8 }

  /// Creates the default preferences.
  public init() {}

  private init(all distance: CGFloat) {
    top = distance
    leading = distance
    bottom = distance
    trailing = distance
  }

  /// Adds the preferences of another view. The larger distance wins.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// Returns the combined preferences. The larger distance wins.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, others) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let own else { return others ?? Self.usual }
    guard let others else { return own }
    return max(own, others)
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    max(first ?? usual, second ?? usual)
  }

  /// Returns these preferences with those of `other` at some edges.
  func taking(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = other.top }
    if edges.contains(.leading) { result.leading = other.leading }
    if edges.contains(.bottom) { result.bottom = other.bottom }
    if edges.contains(.trailing) { result.trailing = other.trailing }
    return result
  }
}
