/// What a benchmark measured.
struct Measurement {
  let name: String
  let unit: Benchmark.Unit
  let size: Int
  let subject: Distribution
  let limit: Distribution

  /// How many times the limit the work costs: the figure to quote, because both ran side by side.
  var ratio: Double { subject.median / limit.median }
}
