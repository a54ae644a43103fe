/// The location of a binding's value.
@usableFromInline
class Location<Value>: Source, @unchecked Sendable {
  /// The value of now, on which the running body depends by reading it.
  @usableFromInline
  var value: Value {
    get { preconditionFailure("\(Self.self) has to say where its value is.") }
    set { preconditionFailure("\(Self.self) has to say where its value is.") }
  }

  /// A Boolean value that indicates whether readers of the value are notified of all its changes.
  var hasKnownChanges: Bool { false }

  /// A Boolean value that indicates whether reading the value reads observed objects.
  var readsObservables: Bool { false }

  /// Returns a Boolean value that indicates whether another location has the same value.
  func isSameLocation(as other: Location<Value>) -> Bool { self === other }

  /// Called by a view that keeps this for as long as it is in the tree.
  func hold() {}
}
