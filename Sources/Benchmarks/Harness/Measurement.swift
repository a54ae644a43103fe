import Foundation

/// The result of a benchmark.
struct Measurement {
  let name: String
  let unit: Benchmark.Unit
  let size: Int
  let subject: Distribution
  let limit: Distribution

  /// The cost of the work as a multiple of the limit. This is the figure to quote, because both ran side by side.
  var ratio: Double { subject.median / limit.median }
}

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

/// The anonymous resident memory of the process, as reported by the system.
///
/// Memory that was returned to the heap can still be resident, and be reused without changing this number, so measure memory
/// before anything else.
enum OwnMemory {
  static var bytes: Int {
    let path = "/proc/self/smaps_rollup"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      preconditionFailure("Memory is measured by \(path), which could not be read. Leave out the rows in B/row.")
    }
    return bytes(in: text)
  }

  /// Pages of files, such as the program itself, don't count.
  static func bytes(in rollup: String) -> Int {
    let fields = rollup.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }?.split(separator: " ")
    guard let fields, fields.count >= 2, let kilobytes = Int(fields[1]) else {
      preconditionFailure("The system's account of memory has no line “Anonymous: … kB”.")
    }
    return kilobytes * 1_024
  }
}
