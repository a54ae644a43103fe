/// The last value that was received and not yet sent.
///
/// Safe because everything that changes is read and written under the lock.
final class LastValue<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value?
  private var turn = 0

  /// Puts a value in the place of the one before, and returns its number.
  func put(_ value: Value) -> Int {
    exchange(for: value).turn
  }

  /// Takes the value, unless another has come since the one with the number `turn`.
  func take(ifStillAt turn: Int) -> Value? {
    lock.withLock { turn == self.turn ? value.take() : nil }
  }

  /// Drops the value.
  func clear() {
    _ = exchange(for: nil)
  }

  private func exchange(for value: Value?) -> (old: Value?, turn: Int) {
    lock.withLock {
      defer { self.value = value }
      turn += 1
      return (self.value, turn)
    }
  }
}
