internal import CanopyCore
public import CanopyStyle
public import Foundation

/// The preferred distances of a view to its neighbors, for each edge.
///
/// Without a preference, the default distance applies. A text prefers distances above and below that depend on its font: no
/// distance to another text and, to any other view, a distance that leaves about as much space as a line of text would.
public struct ViewSpacing: Equatable, Sendable {
  private var top = EdgePreference()
  private var leading = EdgePreference()
  private var bottom = EdgePreference()
  private var trailing = EdgePreference()

  /// Preferences for no distance.
  public static let zero = ViewSpacing(all: 0)

  /// The default distance between views.
  static var usual: CGFloat { 8 }

  /// Creates the default preferences.
  public init() {}

  private init(all distance: CGFloat) {
    let preference = EdgePreference(distance: distance)
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// Creates the preferences of a text.
  ///
  /// - Parameters:
  ///   - above: The distance to a view above that isn't a text.
  ///   - below: The distance to a view below that isn't a text.
  init(textWithDistanceAbove above: CGFloat, below: CGFloat) {
    top = EdgePreference(text: above)
    bottom = EdgePreference(text: below)
  }

  /// The preferences of a text in an unknown font. At its sides, and to other texts, all texts have the same preferences.
  static var textInAnyFont: ViewSpacing { ViewSpacing(textWithDistanceAbove: 0, below: 0) }

  /// Adds the preferences of another view. The larger distance takes precedence.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the combined preferences. The larger distance takes precedence.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Returns these preferences with some edges replaced by the preferences of `other`.
  func taking(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = other.top }
    if edges.contains(.leading) { result.leading = other.leading }
    if edges.contains(.bottom) { result.bottom = other.bottom }
    if edges.contains(.trailing) { result.trailing = other.trailing }
    return result
  }

  /// The preferences of a container with these views at its edges. For other views, the edges aren't treated as texts.
  var ofContainer: ViewSpacing {
    var result = self
    result.top.hideText()
    result.bottom.hideText()
    return result
  }

  /// A number that distinguishes most texts with different preferred distances.
  var textStamp: UInt16 {
    func part(_ preference: EdgePreference) -> Int {
      guard let distance = preference.text, distance > 0 else { return 0 }
      return Int(min(distance, 1e6) * 64)
    }
    return UInt16(truncatingIfNeeded: part(top) &* 31 &+ part(bottom) &* 7)
  }
}

/// The preferences of a view at one edge.
private struct EdgePreference: Equatable, Sendable {
  /// The preferred distance, in points; nil for the default distance.
  private(set) var distance: CGFloat?
  /// The distance from a text at the edge to a view that isn't a text; nil if there is no text at the edge.
  private(set) var text: CGFloat?
  /// A Boolean value that indicates whether a view that isn't a text is at the edge.
  private var hasOtherView = true

  init(distance: CGFloat? = nil) { self.distance = distance }

  init(text: CGFloat) {
    self.text = text
    hasOtherView = false
  }

  mutating func formUnion(_ other: EdgePreference) {
    if let othersText = other.text { text = max(text ?? othersText, othersText) }
    if !hasOtherView {
      (distance, hasOtherView) = (other.distance, other.hasOtherView)
    } else if other.hasOtherView, distance != nil || other.distance != nil {
      // Views without a preference have none together, either: they adapt to their neighbors like one of them.
      distance = max(distance ?? ViewSpacing.usual, other.distance ?? ViewSpacing.usual)
    }
  }

  /// Replaces a text at the edge with a view that has the default preference.
  mutating func hideText() {
    guard text != nil else { return }
    text = nil
    hasOtherView = true
  }

  /// Returns the distance to a view with preferences at the opposite edge: the largest distance that any two of the views at the
  /// edges prefer.
  func distance(to other: EdgePreference) -> CGFloat {
    if text == nil, other.text == nil { return plainDistance(to: other) }
    // For two texts, the heights of their lines already include the required space.
    var result: CGFloat = 0
    if let text, other.hasOtherView { result = max(result, other.isAttached ? 0 : text) }
    if let othersText = other.text, hasOtherView { result = max(result, isAttached ? 0 : othersText) }
    if hasOtherView, other.hasOtherView { result = max(result, plainDistance(to: other)) }
    return result
  }

  /// A Boolean value that indicates whether the view prefers no distance to other views, like a spacer.
  private var isAttached: Bool { distance == 0 }

  private func plainDistance(to other: EdgePreference) -> CGFloat {
    guard let distance else { return other.distance ?? ViewSpacing.usual }
    guard let others = other.distance else { return distance }
    return max(distance, others)
  }
}
