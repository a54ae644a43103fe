internal import CGLib
internal import Foundation

extension MainLoop {
  private static var endings: [@MainActor () -> Void] = []

  /// Runs an action when the system asks the program to end: with the signals for that, or with Control-C in a terminal.
  ///
  /// The action runs in the loop like any other, so it can do everything.
  package static func whenAskedToEnd(_ action: @escaping @MainActor () -> Void) {
    endings.append(action)
    guard endings.count == 1 else { return }
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add(
        signal,
        { _ in
          MainActor.assumeIsolated { for action in MainLoop.endings { action() } }
          return 1
        }, nil)
    }
  }
}
