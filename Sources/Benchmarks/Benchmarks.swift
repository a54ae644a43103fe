import CanopyCore
import CanopyStyle
import Foundation

/// Measures the engine and the views against the simplest Swift that gives the same results.
@main
enum Benchmarks {
  /// Views come first, and memory comes first among them: memory that other benchmarks free would be reused and not be counted.
  static var all: [Benchmark] {
    ViewBenchmarks.all + FrameBenchmarks.all + EditorBenchmarks.all + ControlBenchmarks.all
      + ListBenchmarks.all + NavigationBenchmarks.all + DrawingBenchmarks.all
      + TextBenchmarks.all + GraphBenchmarks.all
  }

  @MainActor
  static func main() {
    do {
      try run(Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch Arguments.Failure.help {
      print(Arguments.usage)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor
  private static func run(_ arguments: Arguments) throws {
    warnInDebugBuilds()
    let chosen = all.filter { $0.name.contains(arguments.filter) || arguments.filter.isEmpty }
    guard !chosen.isEmpty else { throw NoSuchBenchmark(filter: arguments.filter) }
    let kept = try arguments.comparedPath.map { path in
      try KeptRatios.File(Data(contentsOf: URL(fileURLWithPath: path))).ratios(on: Processor.name)
    }
    let progress = Progress()
    var measurements: [Measurement] = []
    for (index, benchmark) in chosen.enumerated() {
      progress.show("\(index + 1)/\(chosen.count) \(benchmark.name) \(benchmark.size)")
      measurements.append(benchmark.measure(comparedWith: kept))
    }
    progress.clear()
    print(Report.table(measurements))
    if let path = arguments.jsonPath {
      try Report.json(measurements).write(to: URL(fileURLWithPath: path))
    }
    if let path = arguments.keptPath { try keep(measurements, in: URL(fileURLWithPath: path)) }
    if let losses = kept?.losses(in: measurements), !losses.isEmpty { throw SlowerThanKept(losses: losses) }
  }

  private static func keep(_ measurements: [Measurement], in file: URL) throws {
    var kept = FileManager.default.fileExists(atPath: file.path) ? try KeptRatios.File(Data(contentsOf: file)) : [:]
    kept[Processor.name, default: KeptRatios()].keep(measurements)
    try kept.json.write(to: file)
  }

  private static func warnInDebugBuilds() {
    assert(
      {
        print("This is a debug build; its figures mean nothing. Use `swift run -c release Benchmarks`.\n")
        return true
      }())
  }

  private struct NoSuchBenchmark: Error, CustomStringConvertible {
    let filter: String

    var description: String {
      "No benchmark’s name contains “\(filter)”. There are: \(Set(all.map(\.name)).sorted().joined(separator: ", "))."
    }
  }
}
