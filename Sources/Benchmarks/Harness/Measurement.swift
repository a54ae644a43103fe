/// The result of a benchmark.
struct Measurement {
  let name: String
  let unit: Benchmark.Unit
  let size: Int
  let subject: Distribution
  let limit: Distribution

  /// The cost of the work as a multiple of the limit: the figure to quote, because both ran side by side.
  var ratio: Double { subject.median / limit.median }
}
