/// The distribution of a figure over all samples.
struct Distribution {
  let samples: Int
  let median: Double
  let p10: Double
  let p90: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    func quantile(_ fraction: Double) -> Double { sorted[Int((Double(sorted.count - 1) * fraction).rounded())] }
    samples = sorted.count
    median = quantile(0.5)
    p10 = quantile(0.1)
    p90 = quantile(0.9)
  }
}
