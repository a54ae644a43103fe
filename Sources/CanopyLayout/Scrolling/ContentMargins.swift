internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The margins of the content of scroll views.
struct ContentMargins: Equatable, Sendable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

extension EnvironmentValues {
  /// The margins of scroll views.
  @Entry var contentMargins = ContentMargins()
}
