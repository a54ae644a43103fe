/// Counts the work of layout for tests.
///
/// Safe because all layout is on the main actor.
package enum LayoutCounters {
  /// The number of sizes that were computed, and not remembered.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var measured = 0
  /// The number of times that an element has placed its children.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var placed = 0

  package static func reset() {
    measured = 0
    placed = 0
  }
}
