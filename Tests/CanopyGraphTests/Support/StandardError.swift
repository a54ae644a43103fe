private import Glibc

/// Prints where an exit test can be observed: `print(…, to: &StandardError.stream)`.
struct StandardError: TextOutputStream {
  nonisolated(unsafe) static var stream = StandardError()

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
