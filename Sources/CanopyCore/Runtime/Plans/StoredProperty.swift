/// A built-in dynamic property with storage for each place in the tree.
///
/// Its storage is an object that the property refers to, so it is released when the view's value is destroyed.
@MainActor
protocol StoredProperty: DynamicProperty {
  /// Installs the property of a view that has just been added to the tree.
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost)

  /// Takes over the storage of `old`. Returns true if the body may see a difference, because `new` refers to different storage.
  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool

  /// A Boolean value that indicates whether the property owns state, which outlives the view while a row of a lazy container
  /// isn't in the tree. A property of a new view takes over the state with `adopt(_:from:in:)`.
  static var ownsState: Bool { get }

  /// Returns the source that bodies depend on when they read the property, or nil if it isn't known.
  static func source(of property: UnsafeMutablePointer<Self>) -> Source?
}

extension StoredProperty {
  static func source(of property: UnsafeMutablePointer<Self>) -> Source? { nil }
  static var ownsState: Bool { false }
}

/// The owner of a property, and its place in the tree.
///
/// Safe because the scope belongs to an enclosing view, which outlives the property, and names live as long as the program.
struct PropertyHost {
  let scope: Unmanaged<EnvironmentScope>
  let owner: _BodyRecord.Address?
  /// The property itself, as kept by the plan of its type.
  var property: Unmanaged<PropertyPlan.PropertyName>?
}

/// The dynamic properties of a value that isn't itself a view, such as a modifier or a style. The view that holds the value
/// provides the place in the tree.
struct HeldProperties<Holder>: DynamicProperty, PropertyHolder {
  let holder: Holder

  init(_ holder: Holder) { self.holder = holder }

  static var holderType: any Any.Type { Holder.self }
}

/// See `HeldProperties`.
protocol PropertyHolder {
  static var holderType: any Any.Type { get }
}

/// The `==` operator of a type that is known only at run time.
struct ValueEquality {
  private let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Creates the comparison. Returns nil if `type` isn't `Equatable` or consists of plain data.
  init?(_ type: any Any.Type) {
    guard let equatable = type as? any Equatable.Type, !Self.isPlain(type) else { return nil }
    areEqual = Self.comparison(of: equatable)
  }

  func callAsFunction(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool { areEqual(one, other) }

  private static func comparison<Value: Equatable>(
    of _: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func isPlain(_ type: any Any.Type) -> Bool {
    func ask<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: ask)
  }
}
