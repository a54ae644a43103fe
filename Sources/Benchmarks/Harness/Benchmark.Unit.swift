extension Benchmark {
  /// The quantity that a benchmark measures, and its unit.
  enum Unit: String {
    /// The time of a round divided by the number of its operations.
    case nanosecondsPerNode = "ns/node"
    /// The time of a round.
    case microseconds = "µs"
    /// The memory that a round holds on to, shared out among its rows.
    case bytesPerRow = "B/row"
  }
}

extension Benchmark.Unit {
  /// A time in this unit.
  func amount(nanoseconds: Double, size: Int) -> Double {
    switch self {
    case .nanosecondsPerNode: nanoseconds / Double(size)
    case .microseconds: nanoseconds / 1_000
    case .bytesPerRow: preconditionFailure("A time was to be told in bytes. Measure memory instead.")
    }
  }
}
