import Foundation

/// The ratios of an earlier run, which the next run is held against.
///
/// Ratios are kept rather than times, because a workload and its limit run in turn on the same machine.
struct KeptRatios: Equatable {
  /// By the name and the size of a benchmark.
  private(set) var ratios: [String: Double] = [:]

  /// A benchmark that takes longer than it did, as a multiple of its limit.
  struct Loss: Equatable {
    let title: String
    let kept: Double
    let ratio: Double
  }

  init() {}

  init(_ data: Data) throws {
    ratios = try JSONDecoder().decode([String: Double].self, from: data)
  }

  /// Replaces the ratios of the benchmarks that were run. Those of others stay.
  mutating func keep(_ measurements: [Measurement]) {
    for measurement in measurements { ratios[measurement.title] = (measurement.ratio * 1_000).rounded() / 1_000 }
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(ratios) + Data("\n".utf8)
    }
  }

  /// By how much a ratio may be larger than the kept one. Those of a program that runs twice on a shared machine differ by up to a fifth.
  static var tolerance: Double { 0.25 }

  /// Returns the loss if a benchmark was slower than when its ratio was kept.
  func loss(in measurement: Measurement) -> Loss? {
    guard let kept = ratios[measurement.title], !(measurement.ratio <= kept * (1 + Self.tolerance)) else { return nil }
    return Loss(title: measurement.title, kept: kept, ratio: measurement.ratio)
  }

  /// Returns all losses, the greatest first.
  func losses(in measurements: [Measurement]) -> [Loss] {
    measurements.compactMap(loss).sorted { $0.ratio / $0.kept > $1.ratio / $1.kept }
  }
}

extension Measurement {
  /// The name and the size.
  var title: String { "\(name), \(size)" }
}

/// Benchmarks are slower than when their ratios were kept.
struct SlowerThanKept: Error, CustomStringConvertible {
  let losses: [KeptRatios.Loss]

  var description: String {
    let lines = losses.map { loss in
      "  \(loss.title): \(Report.text(loss.ratio))× of its limit, and \(Report.text(loss.kept))× when it was kept"
    }
    return "Slower than the kept ratios, in each of several runs:\n" + lines.joined(separator: "\n")
  }
}
