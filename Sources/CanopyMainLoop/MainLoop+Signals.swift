internal import CGLib
internal import Foundation

extension MainLoop {
  private static var endings: [@MainActor () -> Void] = []

  /// Runs an action when the system asks the program to end, either with a signal or with Control-C in a terminal.
  ///
  /// The action runs in the loop like any other code, so it isn't restricted in what it can do.
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
