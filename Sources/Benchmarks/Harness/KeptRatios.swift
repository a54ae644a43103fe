import Foundation

/// The ratios of an earlier run on the same kind of processor, to compare the next run with.
///
/// Ratios are stored rather than times, because a workload and its limit run in turn on the same machine. They still depend on
/// the processor: with larger caches, a workload that uses a lot of memory gains more than its limit does.
struct KeptRatios: Equatable {
  /// The ratios, keyed by the name and the size of a benchmark.
  private(set) var ratios: [String: Double] = [:]

  /// The ratios in a file, keyed by the name of the processor that they were measured on.
  typealias File = [String: KeptRatios]

  /// A benchmark that takes longer than before, as a multiple of its limit.
  struct Loss: Equatable {
    let title: String
    let kept: Double
    let ratio: Double
  }

  init() {}

  /// Replaces the ratios of the benchmarks that were run, and keeps the others.
  mutating func keep(_ measurements: [Measurement]) {
    for measurement in measurements { ratios[measurement.title] = (measurement.ratio * 1_000).rounded() / 1_000 }
  }

  /// The tolerated increase of a ratio. Two runs of the same program on a shared machine differ by up to a fifth.
  static var tolerance: Double { 0.25 }

  /// Returns the loss if a benchmark was slower than the stored ratio.
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

extension KeptRatios: Codable {
  init(from decoder: any Decoder) throws {
    ratios = try decoder.singleValueContainer().decode([String: Double].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(ratios)
  }
}

extension KeptRatios.File {
  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// Returns the stored ratios for a processor.
  func ratios(on processor: String) throws(NoRatios) -> KeptRatios {
    guard let ratios = self[processor] else { throw NoRatios(processor: processor, others: keys.sorted()) }
    return ratios
  }

  /// An error for a processor without stored ratios.
  struct NoRatios: Error, CustomStringConvertible {
    let processor: String
    let others: [String]

    var description: String {
      let known = others.isEmpty ? "The file is empty." : "The file has those of \(others.joined(separator: "; "))."
      return "No ratios were kept on a processor of this kind (\(processor)), so nothing is compared. \(known) "
        + "Keep them with --keep, from a state of the sources that is known to be fast."
    }
  }
}

/// An error for benchmarks whose ratios exceed the stored ones.
struct SlowerThanKept: Error, CustomStringConvertible {
  let losses: [KeptRatios.Loss]

  var description: String {
    let lines = losses.map { loss in
      "  \(loss.title): \(Report.text(loss.ratio))× of its limit, and \(Report.text(loss.kept))× when it was kept"
    }
    return "Above the kept ratios, of times in each of several runs:\n" + lines.joined(separator: "\n")
  }
}
