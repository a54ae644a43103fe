/// The location of a binding made of closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue, Transaction.current ?? Transaction()) }
  }
}
