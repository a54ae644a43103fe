import CanopyCore
import CanopyLayout
import Foundation

/// Writes the results: a table for people, JSON for programs.
enum Report {
  static func table(_ measurements: [Measurement]) -> String {
    let header = ["benchmark", "size", "median", "p10", "p90", "limit", "ratio"]
    let rows = measurements.map { measurement in
      [
        measurement.name, "\(measurement.size)",
        "\(text(measurement.subject.median)) \(measurement.unit.rawValue)",
        text(measurement.subject.p10), text(measurement.subject.p90),
        text(measurement.limit.median), text(measurement.ratio) + "×",
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + rows).map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }

  static func json(_ measurements: [Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(measurements.map(Entry.init))
  }

  static func text(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : value < 10 ? "%.2f" : "%.1f", value)
  }

  private struct Entry: Encodable {
    let name: String
    let unit: String
    let median: Double
    let p10: Double
    let p90: Double
    let limit: Double
    let ratio: Double
    let samples: Int
    let size: Int

    init(_ measurement: Measurement) {
      name = measurement.name
      unit = measurement.unit.rawValue
      median = measurement.subject.median
      p10 = measurement.subject.p10
      p90 = measurement.subject.p90
      limit = measurement.limit.median
      ratio = measurement.ratio
      samples = measurement.subject.samples
      size = measurement.size
    }
  }
}

/// A line with the name of the current benchmark, rewritten in place. It prints nothing unless the output is a terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    write("\r\u{1B}[K\(text)")
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
