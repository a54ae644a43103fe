/// Lets what is inside a scope see the environment of another place.
///
/// That is what `.environment(\.self, values)` does, at once, and what subviews do that are shown elsewhere than they are
/// listed: they see what is set inside the listing, and beyond it the environment of the place.
final class EnvironmentRedirection: Source, @unchecked Sendable {
  /// The place; nil when it is the scope's parent, as usual.
  var target: EnvironmentScope?
  /// The scope in whose place the target is looked at; nil where that is whatever is around.
  let boundary: EnvironmentScope?
  private let outer: EnvironmentRedirection?

  init(outer: EnvironmentRedirection?, boundary: EnvironmentScope? = nil) {
    self.outer = outer
    self.boundary = boundary
  }

  override var label: String { "the environment as a whole" }

  /// Makes the running body depend on where this and the redirections around it lead.
  func trackAll() {
    track()
    outer?.trackAll()
  }
}
