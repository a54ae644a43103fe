/// Counts the work of drawing, for tests and benchmarks.
package enum DrawingCounters {
  /// The number of elements that were drawn anew. Safe because only the main actor draws.
  @exclusivity(unchecked) nonisolated(unsafe) package static var elements = 0
}
