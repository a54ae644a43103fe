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
