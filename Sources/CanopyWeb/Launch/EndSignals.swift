internal import Dispatch
internal import Foundation

/// Ends the program in order when the system or a person at a terminal asks for that.
@MainActor
final class EndSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls a closure on the main actor for SIGTERM, SIGINT and SIGHUP.
  init(_ end: @escaping @MainActor () -> Void) {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(end) }
      source.resume()
      sources.append(source)
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    sources = []
  }
}
