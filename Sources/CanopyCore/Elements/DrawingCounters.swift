/// How much drawing had to do: for tests and benchmarks.
package enum DrawingCounters {
  /// How many elements were drawn anew. Safe because only the main actor draws.
  @exclusivity(unchecked) nonisolated(unsafe) package static var elements = 0
}
