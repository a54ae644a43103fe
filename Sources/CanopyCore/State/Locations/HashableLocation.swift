/// A value seen as `AnyHashable`.
final class HashableLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  private let base: Location<Value>

  init(_ base: Location<Value>) { self.base = base }

  override var value: AnyHashable {
    get { AnyHashable(base.value) }
    set { if let value = newValue.base as? Value { base.value = value } }
  }

  override func isSameLocation(as other: Location<AnyHashable>) -> Bool {
    guard let other = other as? HashableLocation<Value> else { return false }
    return base.isSameLocation(as: other.base)
  }
}
