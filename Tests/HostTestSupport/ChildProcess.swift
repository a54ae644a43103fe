package import Foundation
import Synchronization

/// A program in a process of its own, with what it writes.
///
/// Foundation's `Process` passes the blocked signals of its thread on, so a child of a test would never see that it is asked to end.
package final class ChildProcess: Sendable {
  package let id: pid_t
  private let output = Mutex("")
  private let status = Mutex<Int32?>(nil)
  private let hasAllOutput = Mutex(false)

  package struct Failure: Error {
    let program: String
    let code: Int32
  }

  package init(_ program: String, _ arguments: [String], variables: [String: String], readsErrors: Bool = false) throws
  {
    var pipe: [Int32] = [0, 0]
    guard makePipe(&pipe) == 0 else { throw Failure(program: program, code: errno) }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, readsErrors ? 1 : 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&files, pipe[1], readsErrors ? 2 : 1)
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
    close(pipe[1])
    guard code == 0 else {
      close(pipe[0])
      throw Failure(program: program, code: code)
    }
    id = child
    let end = pipe[0]
    Thread.detachNewThread { [self] in read(end) }
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

  /// Waits until the program has ended and all that it wrote is read, for ten seconds at most.
  package func waitForEnd() {
    let end = Date(timeIntervalSinceNow: 10)
    while exitStatus == nil || !hasAllOutput.withLock({ $0 }), Date() < end { usleep(2000) }
  }

  /// Ends the program at once.
  package func end() {
    signal(SIGKILL)
    while exitStatus == nil { usleep(1000) }
  }
}

/// Makes a pipe, under a name that no variable hides.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
