internal import CGLib
package import Foundation

/// Runs an action in the main loop at a date, which can be changed.
@MainActor
package final class LoopTimer {
  /// The date at which the action will run, or nil if it isn't scheduled.
  package private(set) var date: Date?
  private var source: guint = 0
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Schedules the action for a date, replacing any previous date. Pass nil to cancel it.
  package func fire(at date: Date?) {
    if date == self.date { return }
    stop()
    guard let date else { return }
    self.date = date
    let milliseconds = min(max((date.timeIntervalSinceNow * 1000).rounded(.up), 0), 3_600_000)
    // Safe because the timer removes the source before it goes.
    let data = Unmanaged.passUnretained(self).toOpaque()
    source = g_timeout_add(guint(milliseconds), { LoopTimer.sourceFired($0) }, data)
  }

  /// Called by the loop. The source ends with it.
  private nonisolated static func sourceFired(_ data: UnsafeMutableRawPointer?) -> gboolean {
    guard let data else { return 0 }
    // Safe because the timer outlives its source.
    let timer = Unmanaged<LoopTimer>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { timer.fired() }
    return 0
  }

  private func fired() {
    source = 0
    let due = date
    date = nil
    // The loop waits for at most an hour.
    if let due, due.timeIntervalSinceNow > 0.001 { fire(at: due) } else { action() }
  }

  private func stop() {
    if source != 0 { g_source_remove(source) }
    (source, date) = (0, nil)
  }

  isolated deinit { stop() }
}
