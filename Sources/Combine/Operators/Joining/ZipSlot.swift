/// The values of one publisher that wait for those of the others.
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

/// The last value of one publisher.
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
