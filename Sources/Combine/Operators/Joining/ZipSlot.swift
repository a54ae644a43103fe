/// The elements of one publisher that wait for those of the others.
final class ZipSlot<Value>: JointSlot {
  private var values = Queue<Value>()
  var hasEnded = false
  var isReady: Bool { !values.isEmpty }

  func put(_ value: Value) -> Value? {
    values.append(value)
    return nil
  }

  func take() -> Value {
    guard let value = values.popFirst() else {
      preconditionFailure("An empty slot was read. Read only slots that are ready.")
    }
    return value
  }
}

/// The latest element of one publisher.
final class LatestSlot<Value>: JointSlot {
  private var value: Value?
  var hasEnded = false
  var isReady: Bool { value != nil }

  func put(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }

  func take() -> Value {
    guard let value else {
      preconditionFailure("A slot without a value was read. Read only slots that are ready.")
    }
    return value
  }
}

/// Tracks the end of a sequence of publishers: no more publishers are added, and all have finished.
///
/// Safe because everything that changes is read and written under the lock.
final class LastEnd: @unchecked Sendable {
  private let lock = Lock()
  private var turn = 0
  private var isRunning = false
  private var isClosed = false

  /// Adds a publisher, and returns its number.
  func begin() -> Int {
    lock.withLock {
      turn += 1
      isRunning = true
      return turn
    }
  }

  /// Records the end of a publisher. Returns true if all have ended.
  func end(_ turn: Int) -> Bool {
    lock.withLock {
      if turn == self.turn { isRunning = false }
      return isClosed && !isRunning
    }
  }

  /// Records that no more publishers follow. Returns true if all have ended.
  func close() -> Bool {
    lock.withLock {
      isClosed = true
      return !isRunning
    }
  }
}
