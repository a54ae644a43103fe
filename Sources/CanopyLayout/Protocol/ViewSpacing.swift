internal import CanopyCore
public import CanopyStyle
public import Foundation

/// How far a view wishes others to stay away, edge by edge.
///
/// Where nobody wishes for anything, the usual distance is kept.
public struct ViewSpacing: Equatable, Sendable {
  /// A wish in points; nil is the usual distance.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Others may come close.
  public static let zero = ViewSpacing(all: 0)

  /// The distance between views that wish for nothing else.
  static var usual: CGFloat { 8 }

  /// The usual distances.
  public init() {}

  private init(all distance: CGFloat) {
    top = distance
    leading = distance
    bottom = distance
    trailing = distance
  }

  /// Adds the wishes of another view: the larger counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The wishes of both: the larger counts.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// How far the next view stays away in a direction.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, others) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let own else { return others ?? Self.usual }
    guard let others else { return own }
    return max(own, others)
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    max(first ?? usual, second ?? usual)
  }

  /// The wishes of `other` at some edges.
  func taking(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = other.top }
    if edges.contains(.leading) { result.leading = other.leading }
    if edges.contains(.bottom) { result.bottom = other.bottom }
    if edges.contains(.trailing) { result.trailing = other.trailing }
    return result
  }
}
