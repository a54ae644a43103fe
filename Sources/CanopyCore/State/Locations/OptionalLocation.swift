/// A value seen as an optional.
final class OptionalLocation<Wrapped>: Location<Wrapped?>, @unchecked Sendable {
  private let base: Location<Wrapped>

  init(_ base: Location<Wrapped>) { self.base = base }

  override var value: Wrapped? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }

  override func isSameLocation(as other: Location<Wrapped?>) -> Bool {
    guard let other = other as? OptionalLocation<Wrapped> else { return false }
    return base.isSameLocation(as: other.base)
  }
}
