/// The location of the value inside an optional.
final class UnwrappedLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
  private let optional: Location<Wrapped?>
  /// The last value, for views that read it after the optional has become nil.
  private let last: Wrapped

  init?(_ optional: Location<Wrapped?>) {
    guard let value = optional.value else { return nil }
    self.optional = optional
    last = value
  }

  override var value: Wrapped {
    get { optional.value ?? last }
    set { if optional.value != nil { optional.value = newValue } }
  }

  override func isSameLocation(as other: Location<Wrapped>) -> Bool {
    guard let other = other as? UnwrappedLocation<Wrapped> else { return false }
    return optional.isSameLocation(as: other.optional)
  }
}
