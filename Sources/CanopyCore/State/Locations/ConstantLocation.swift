internal import CanopyGraph

/// A value that stays.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let constant: Value

  init(_ constant: Value) { self.constant = constant }

  override var value: Value {
    get { constant }
    set {}
  }

  override func isSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqual(constant, other.constant)
  }
}
