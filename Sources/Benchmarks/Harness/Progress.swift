import CanopyCore
import Foundation

/// A line with the name of the current benchmark, rewritten in place. It prints nothing unless the output is a terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    write("\r\u{1B}[K\(text)")
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
