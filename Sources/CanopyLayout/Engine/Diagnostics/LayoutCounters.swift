/// How much layout has done: for tests.
///
/// Safe because all layout is on the main actor.
package enum LayoutCounters {
  /// How often an element was asked for a size that it had not in memory.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var measured = 0
  /// How often an element has put what is inside it somewhere.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var placed = 0

  package static func reset() {
    measured = 0
    placed = 0
  }
}
