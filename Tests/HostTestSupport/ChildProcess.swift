package import Foundation
import Synchronization

/// A program in a process of its own, with what it writes.
///
/// Foundation's `Process` passes the blocked signals of its thread on, so a child of a test would never see that it is asked to end.
package final class ChildProcess: Sendable {
  package let id: pid_t
  private let input: Int32
  private let output = Mutex("")
  private let status = Mutex<Int32?>(nil)
  private let hasAllOutput = Mutex(false)

  /// What is done with the errors that a program writes.
  package enum ErrorOutput {
    case isDropped
    /// They are read, and the other output is dropped.
    case isRead
    case isKept(in: URL)
  }

  package init(
    _ program: String, _ arguments: [String], variables: [String: String], errors: ErrorOutput = .isDropped
  ) throws {
    let (source, sink) = try Self.makePair(for: program)
    let (inputSource, input) = try Self.makePair(for: program)
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, inputSource, 0)
    var outputNumber: Int32 = 1
    switch errors {
    case .isDropped: posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    case .isRead:
      outputNumber = 2
      posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    case .isKept(let file): posix_spawn_file_actions_addopen(&files, 2, file.path, O_WRONLY | O_CREAT, 0o600)
    }
    posix_spawn_file_actions_adddup2(&files, sink, outputNumber)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + values { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &files, &attributes, &words, &values)
    close(sink)
    close(inputSource)
    guard code == 0 else {
      close(source)
      close(input)
      throw HostFailure("\(program) can't be started: error \(code).")
    }
    id = child
    self.input = input
    Thread.detachNewThread { [self] in read(source) }
  }

  deinit { close(input) }

  /// Makes two ends of a line, which no child gets by itself. They are sockets: a write after the end is then an error, no signal.
  private static func makePair(for program: String) throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw HostFailure("There is no socket for \(program): error \(errno).")
    }
    return (ends[0], ends[1])
  }

  /// Writes a text to the input of the program, which takes it at once unless it is long.
  package func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private func read(_ end: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Foundation.read(end, &buffer, buffer.count), count > 0 {
      let text = String(decoding: buffer[..<count], as: UTF8.self)
      output.withLock { $0 += text }
    }
    close(end)
    hasAllOutput.withLock { $0 = true }
  }

  /// What the program has written until now.
  package var text: String { output.withLock { $0 } }

  /// Takes the first line of what the program has written; nil if it hasn't written a whole one.
  package func takeLine() -> String? {
    output.withLock { text in
      guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { text.removeSubrange(...end) }
      return String(text[..<end])
    }
  }

  /// The status with which the program has ended; nil while it runs, and minus the number of the signal that has ended it.
  package var exitStatus: Int32? {
    status.withLock { known in
      var code: Int32 = 0
      if known == nil, waitpid(id, &code, WNOHANG) == id {
        known = code & 0x7F == 0 ? (code >> 8) & 0xFF : -(code & 0x7F)
      }
      return known
    }
  }

  /// Sends a signal to the program, if it still runs.
  package func signal(_ number: Int32) { if exitStatus == nil { kill(id, number) } }

  /// A Boolean value that indicates whether the program has ended, and all that it wrote is read.
  package var hasEnded: Bool { exitStatus != nil && hasAllOutput.withLock { $0 } }

  /// Waits until the program has ended, for a minute at most.
  package func waitForEnd() {
    let end = Date(timeIntervalSinceNow: Wait.limit)
    while !hasEnded, Date() < end { usleep(2000) }
  }

  /// Ends the program at once.
  package func end() {
    signal(SIGKILL)
    while exitStatus == nil { usleep(1000) }
  }
}
