/// A variable that rules and a test share.
final class Variable<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
