/// The end of a sequence of publishers: the last one has ended, and no other will come.
///
/// Safe because everything that changes is read and written under the lock.
final class LastEnd: @unchecked Sendable {
  private let lock = Lock()
  private var turn = 0
  private var isRunning = false
  private var isClosed = false

  /// Counts a new publisher, and returns its number.
  func begin() -> Int {
    lock.withLock {
      turn += 1
      isRunning = true
      return turn
    }
  }

  /// Notes the end of a publisher, and returns whether it is the end of all.
  func end(_ turn: Int) -> Bool {
    lock.withLock {
      if turn == self.turn { isRunning = false }
      return isClosed && !isRunning
    }
  }

  /// Notes that no more publishers come, and returns whether it is the end of all.
  func close() -> Bool {
    lock.withLock {
      isClosed = true
      return !isRunning
    }
  }
}
