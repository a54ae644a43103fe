/// The writer of values: a modifier in the body of a view.
package struct EnvironmentWriter {
  /// The view whose body applies the modifier; nil at the root.
  package let owner: String
  /// The views around that one, innermost first: so many that people know where it is. All of them, for each scope, would take
  /// a time and a room that grow with the square of the depth.
  package let ancestors: [String]
  /// The modifier as in source code: `environment(\.theme)`.
  package let modifier: String
  /// A Boolean value that indicates whether the writer is a presentation.
  package var presents = false

  /// Creates a writer; nil in trees that don't name writers, because names cost time.
  @MainActor
  package init?(of owner: _BodyRecord.Address?, name: @autoclosure () -> String, isWanted: Bool) {
    guard isWanted else { return nil }
    self.owner = owner?.plan.name ?? "the root"
    ancestors = owner.map { $0.ancestors.prefix(Self.mostAncestors).map(\.plan.name) } ?? []
    modifier = name()
  }

  private static var mostAncestors: Int { 32 }
}
