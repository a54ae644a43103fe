internal import CanopyGraph

/// The location of a binding's value.
@usableFromInline
class Location<Value>: Source {
  /// The current value. Reading it makes it a dependency of the running body.
  @usableFromInline
  var value: Value {
    get { preconditionFailure("\(Self.self) has to say where its value is.") }
    set { preconditionFailure("\(Self.self) has to say where its value is.") }
  }

  /// A Boolean value that indicates whether readers of the value are notified of all its changes.
  var hasKnownChanges: Bool { false }

  /// A Boolean value that indicates whether reading the value reads properties of observed objects.
  var readsObservables: Bool { false }

  /// Returns a Boolean value that indicates whether both locations refer to the same value.
  func isSameLocation(as other: Location<Value>) -> Bool { self === other }

  /// Called by a view that retains the location for as long as the view is in the tree.
  func hold() {}
}

/// The location of a constant value.
final class ConstantLocation<Value>: Location<Value> {
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

/// The location of the value of a binding with closures.
final class FunctionLocation<Value>: Location<Value> {
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

/// The location of a part of a value.
final class PartLocation<Whole, Part>: DerivedLocation<Part> {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(of whole: Location<Whole>, path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
    super.init(of: whole)
  }

  override var title: SourceTitle { whole.title.appending(readableName(ofPath: path)._withoutRoot) }

  override func read() -> Part { whole.value[keyPath: path] }

  override func write(_ new: Part) {
    var value = whole.value
    value[keyPath: path] = new
    whole.value = value
  }

  override func isSameLocation(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return path == other.path && whole.isSameLocation(as: other.whole)
  }
}

/// The location of a value that is converted from the value of another location.
class FormLocation<Base, Value>: Location<Value> {
  fileprivate let base: Location<Base>

  init(_ base: Location<Base>) { self.base = base }

  final override var hasKnownChanges: Bool { base.hasKnownChanges }
  final override var readsObservables: Bool { base.readsObservables }
  final override var title: SourceTitle { base.title }
  final override func hold() { base.hold() }

  final override func isSameLocation(as other: Location<Value>) -> Bool {
    guard type(of: other) == type(of: self), let other = other as? FormLocation<Base, Value> else { return false }
    return base.isSameLocation(as: other.base)
  }
}

/// The location of a value as an optional.
final class OptionalLocation<Wrapped>: FormLocation<Wrapped, Wrapped?> {
  override var value: Wrapped? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }
}

/// The location of the value inside an optional.
final class UnwrappedLocation<Wrapped>: FormLocation<Wrapped?, Wrapped> {
  /// The last value, for views that read it after the optional has become nil.
  private let last: Wrapped

  init?(inside optional: Location<Wrapped?>) {
    guard let value = optional.value else { return nil }
    last = value
    super.init(optional)
  }

  override var value: Wrapped {
    get { base.value ?? last }
    set { if base.value != nil { base.value = newValue } }
  }
}

/// The location of a value as `AnyHashable`.
final class HashableLocation<Value: Hashable>: FormLocation<Value, AnyHashable> {
  override var value: AnyHashable {
    get { AnyHashable(base.value) }
    set { if let value = newValue.base as? Value { base.value = value } }
  }
}
