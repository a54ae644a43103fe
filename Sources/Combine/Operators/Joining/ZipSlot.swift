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
