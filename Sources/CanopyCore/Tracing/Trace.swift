package import Foundation

/// Records what frames do and how long it takes, for Perfetto (ui.perfetto.dev) and for Chrome (`about:tracing`).
///
/// ```sh
/// CANOPY_TRACE=frames.json Scripts/run
/// ```
///
/// If the variable isn't set, there is no trace, and nothing is measured.
@MainActor
package final class Trace {
  /// The trace of the program; nil if the program isn't traced.
  @exclusivity(unchecked) private(set) static var current: Trace?

  /// A Boolean value that indicates whether the program is traced.
  package static var isRunning: Bool { current != nil }

  private let file: FileHandle
  private let encoder = JSONEncoder()
  private let start = ContinuousClock.now
  private var written = Data("[".utf8)
  private var isEmpty = true
  private var depth = 0

  /// Begins a trace in a file. An existing file is replaced.
  package init(to url: URL) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  // MARK: Beginning

  /// Begins a trace if `CANOPY_TRACE` is set. Later calls have no effect.
  package static func beginIfAsked() { _ = hasBegun }

  private static let hasBegun: Bool = {
    guard let path = ProcessInfo.processInfo.environment["CANOPY_TRACE"], !path.isEmpty else { return false }
    do {
      current = try Trace(to: URL(fileURLWithPath: path))
    } catch {
      FileHandle.standardError.write(Data("Canopy: CANOPY_TRACE=\(path): \(error.localizedDescription)\n".utf8))
    }
    return current != nil
  }()

  /// Runs `body`, and records its spans in a trace.
  package static func recording<Result>(to trace: Trace, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = trace
    defer { current = outer }
    return try body()
  }

  // MARK: Spans

  /// The kind of a span. Viewers can filter by it.
  package enum Category: String, Encodable {
    case phase, body
  }

  /// Runs `work`, and records it as a span if the program is traced.
  ///
  /// - Parameter arguments: A closure that returns details about the work after it is done.
  @inline(__always)
  package static func span<Result>(
    _ name: @autoclosure () -> String, _ category: Category = .phase,
    arguments: () -> [String: String] = { [:] }, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let current else { return try work() }
    return try current.record(name(), category, arguments, work)
  }

  private func record<Result>(
    _ name: String, _ category: Category, _ arguments: () -> [String: String], _ work: () throws -> Result
  ) rethrows -> Result {
    write(Event(name: name, cat: category, ph: .begin, ts: now))
    depth += 1
    defer {
      depth -= 1
      write(Event(ph: .end, ts: now, args: arguments()))
      if depth == 0 { flush() }
    }
    return try work()
  }

  /// An event, with the names of the trace event format.
  private struct Event: Encodable {
    enum Phase: String, Encodable {
      case begin = "B"
      case end = "E"
    }

    var name: String?
    var cat: Category?
    let ph: Phase
    /// The timestamp, in microseconds.
    let ts: Double
    var args: [String: String]?
    var pid = ProcessInfo.processInfo.processIdentifier
    var tid = 1
  }

  private var now: Double {
    let elapsed = start.duration(to: .now)
    return Double(elapsed.components.seconds) * 1e6 + Double(elapsed.components.attoseconds) / 1e12
  }

  private func write(_ event: Event) {
    // Strings and finite numbers can always be encoded.
    guard let data = try? encoder.encode(event) else { return }
    written += Data((isEmpty ? "\n" : ",\n").utf8) + data
    isEmpty = false
  }

  /// The format allows a file without the closing bracket, so the program may end at any time.
  private func flush() {
    file.write(written)
    written.removeAll(keepingCapacity: true)
  }
}
