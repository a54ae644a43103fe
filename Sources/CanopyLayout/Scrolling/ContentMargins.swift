internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// How far what is in a scroll view stays away from its edges.
struct ContentMargins: Equatable, Sendable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

extension EnvironmentValues {
  /// The margins of scroll views.
  @Entry var contentMargins = ContentMargins()
}
