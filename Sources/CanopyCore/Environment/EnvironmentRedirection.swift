/// A redirection of the values that a scope inherits.
///
/// `.environment(\.self, values)` replaces the whole environment: nothing is inherited. Subviews that are shown elsewhere inherit the
/// values that are set inside of their listing, and beyond it those of the place where they are shown.
final class EnvironmentRedirection: Source, @unchecked Sendable {
  /// A Boolean value that indicates whether the scope contains the whole environment. Otherwise, the rest is inherited from its
  /// parent.
  var isWhole = false
  /// The place that is seen beyond the boundary; nil when it is the boundary, as usual.
  var target: EnvironmentScope?
  /// The scope in whose place the target is looked at.
  let boundary: EnvironmentScope?
  private let outer: EnvironmentRedirection?

  init(outer: EnvironmentRedirection?, boundary: EnvironmentScope? = nil) {
    self.outer = outer
    self.boundary = boundary
  }

  override var label: String { "the environment as a whole" }

  /// Makes the running body depend on this and on the redirections around it.
  func trackAll() {
    track()
    outer?.trackAll()
  }
}
