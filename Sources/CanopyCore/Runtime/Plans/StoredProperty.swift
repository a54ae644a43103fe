/// A built-in dynamic property, which has storage for each place in the tree.
///
/// Its storage is an object that the property refers to, so it is released when the view's value is destroyed.
@MainActor
protocol StoredProperty: DynamicProperty {
  /// Readies the property of a view that has just come into the tree.
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost)

  /// Takes over what `old` keeps. Returns true if the body may see a difference, because `new` refers to something else.
  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool

  /// A Boolean value that indicates whether the property owns state, which outlives the view while a row of a lazy
  /// container isn't in the tree. Another property of the same type takes it up with `adopt(_:from:in:)`.
  static var ownsState: Bool { get }

  /// Returns the source that bodies depend on by reading the property; nil if it isn't known.
  static func source(of property: UnsafeMutablePointer<Self>) -> Source?
}

extension StoredProperty {
  static func source(of property: UnsafeMutablePointer<Self>) -> Source? { nil }
  static var ownsState: Bool { false }
}

/// Whose property it is, and where that is.
///
/// Safe because the scope belongs to a view around, which outlives the property, and names live as long as the
/// program.
struct PropertyHost {
  let scope: Unmanaged<EnvironmentScope>
  let owner: _BodyRecord.Address?
  /// The property itself, which its type's plan keeps.
  var property: Unmanaged<PropertyPlan.PropertyName>?
}
