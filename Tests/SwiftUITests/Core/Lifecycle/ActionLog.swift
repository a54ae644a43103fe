/// Lines that actions of views write, in order.
@MainActor final class ActionLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Gives tasks time until there are `count` lines.
  func wait(for count: Int) async {
    for _ in 0..<500 where lines.count < count { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
