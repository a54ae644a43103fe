/// Makes the first value of a property that ``State()`` is attached to, whose type it does not name.
public struct __StateInitial {
  /// Makes a value in memory that has none, if it is of the type that is asked for.
  private let make: (UnsafeMutableRawPointer, any Any.Type) -> Void

  /// Makes the value with `make`.
  public init<Value>(_ make: @escaping () -> Value) {
    self.make = { address, type in
      precondition(type == Value.self, "State of type \(type) begins with a value of type \(Value.self).")
      address.initializeMemory(as: Value.self, to: make())
    }
  }

  /// A value that has just been made.
  func value<Value>() -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      guard let address = room.baseAddress else { preconditionFailure("There is room for one value.") }
      make(UnsafeMutableRawPointer(address), Value.self)
      return address.move()
    }
  }
}
