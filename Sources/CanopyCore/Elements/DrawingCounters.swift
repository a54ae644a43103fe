/// Counts the work of drawing, for tests and benchmarks.
package enum DrawingCounters {
  /// The number of elements that were drawn, not counting those whose list was kept. Safe because only the main actor draws.
  @exclusivity(unchecked) nonisolated(unsafe) package static var elements = 0
}
