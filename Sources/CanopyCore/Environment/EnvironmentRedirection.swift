/// Lets what is inside a scope see the environment of another place: what `.environment(\.self, values)` does.
final class EnvironmentRedirection: Source, @unchecked Sendable {
  /// The place; nil when it is the scope's parent, as usual.
  var target: EnvironmentScope?
  private let outer: EnvironmentRedirection?

  init(outer: EnvironmentRedirection?) { self.outer = outer }

  override var label: String { "the environment as a whole" }

  /// Makes the running body depend on where this and the redirections around it lead.
  func trackAll() {
    track()
    outer?.trackAll()
  }
}
