/// Who sets values: a modifier, in the body of a view.
package struct EnvironmentWriter {
  /// The view whose body applies the modifier; nil at the root.
  package let owner: String
  /// The views around that one, innermost first: so many that people know where it is. All of them, for each scope, would take
  /// a time and a room that grow with the square of the depth.
  package let ancestors: [String]
  /// What sets the values, as it is written: `environment(\.theme)`.
  package let modifier: String
  /// Whether it presents, and so sets what belongs to the presentation.
  package var presents = false

  /// Nil where nobody will ask, because it costs time to find out.
  @MainActor
  package init?(of owner: _BodyRecord.Address?, name: @autoclosure () -> String, isWanted: Bool) {
    guard isWanted else { return nil }
    self.owner = owner?.plan.name ?? "the root"
    ancestors = owner.map { $0.ancestors.prefix(Self.mostAncestors).map(\.plan.name) } ?? []
    modifier = name()
  }

  private static var mostAncestors: Int { 32 }
}
