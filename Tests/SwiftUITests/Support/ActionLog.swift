/// A log of lines that the actions of views write, in order.
@MainActor final class ActionLog {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Waits until there are `count` lines, at most about a second.
  func wait(for count: Int) async {
    for _ in 0..<500 where lines.count < count { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
