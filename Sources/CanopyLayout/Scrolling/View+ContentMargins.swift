public import CanopyCore
public import CanopyStyle
public import Foundation

extension View {
  /// Has what is in scroll views stay away from their edges. Where it is scrolled to, it reaches them.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginSetting(edges: edges, insets: insets.mended, placement: placement))
  }

  /// Has what is in scroll views stay away from their edges.
  ///
  /// - Parameter length: How far; nil is as it is without the modifier.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Has what is in scroll views stay away from all their edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}

/// Sets the margins at some edges; others stay as they are outside.
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
