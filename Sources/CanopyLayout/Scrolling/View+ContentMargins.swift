public import CanopyCore
public import CanopyStyle
public import Foundation

extension View {
  /// Adds margins to the content of scroll views in this view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginSetting(edges: edges, insets: insets.sanitized, placement: placement))
  }

  /// Adds margins to the content of scroll views in this view.
  ///
  /// - Parameters:
  ///   - edges: The edges of the scroll views.
  ///   - length: The length of the margins; nil to leave them unchanged.
  ///   - placement: The part of the scroll views to which the margins apply.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(length == nil ? [] : edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Adds margins at all edges of the content of scroll views in this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}

/// A modifier that sets the margins at some edges. The margins at other edges are inherited.
struct ContentMarginSetting {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement
}

extension ContentMarginSetting: EnvironmentSetting {
  var name: String { "contentMargins(_:_:for:)" }
  var dependsOnEnvironment: Bool { true }

  func set(in values: inout EnvironmentValues) {
    var margins = values.contentMargins
    if placement != .scrollIndicators { margins.content.take(edges, from: insets) }
    if placement != .scrollContent { margins.indicators.take(edges, from: insets) }
    values.contentMargins = margins
  }
}

/// The part of a scroll view to which a margin applies.
public struct ContentMarginPlacement: Equatable, Sendable {
  enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// Applies to the content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// Applies only to the scrolled content.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// Applies only to the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// The margins of the content of scroll views.
struct ContentMargins: Equatable, Sendable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

extension EnvironmentValues {
  /// The margins of scroll views.
  @Entry var contentMargins = ContentMargins()
}
