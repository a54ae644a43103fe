internal import Foundation

/// The messages for the person who runs the server, on the standard error stream.
@MainActor
final class Log {
  private let isQuiet: Bool
  /// The number of refused requests and dropped messages, keyed by reason.
  private(set) var drops: [String: Int] = [:]

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  func note(_ message: @autoclosure () -> String) {
    if !isQuiet { write(message()) }
  }

  /// Writes a message that the person who runs the server needs to know.
  func warn(_ message: String) { write(message) }

  /// Counts a dropped message or refused request. For each reason, the 1st, 2nd, 4th, 8th, … is logged, so that the log can't
  /// be flooded.
  func drop(_ reason: String) {
    let count = drops[reason, default: 0] + 1
    drops[reason] = count
    if count.nonzeroBitCount == 1 { write(count == 1 ? "Dropped: \(reason)." : "Dropped \(count) times: \(reason).") }
  }

  private func write(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
}
