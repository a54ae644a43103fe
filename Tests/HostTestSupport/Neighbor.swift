internal import Foundation

/// A window of another program, between which and that of a test people drag things.
package enum Neighbor {
  /// Starts the program. Files are dragged from the left third of its window, a text from the middle, and the right third takes both.
  package static func start(at place: (x: Int, y: Int), files: [String], on display: XDisplay) throws -> ChildProcess {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "neighbor.py").path
    let variables = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8",
    ]) { $1 }
    return try ChildProcess(
      "/usr/bin/python3", [script, "\(place.x)", "\(place.y)"] + files, variables: variables)
  }
}
