/// Where a binding leads: a value that is kept elsewhere.
@usableFromInline
class Location<Value>: Source, @unchecked Sendable {
  /// The value of now, on which the running body depends by reading it.
  @usableFromInline
  var value: Value {
    get { preconditionFailure("\(Self.self) has to say where its value is.") }
    set { preconditionFailure("\(Self.self) has to say where its value is.") }
  }

  /// Whether whoever reads the value is told of all its changes.
  var hasKnownChanges: Bool { false }

  /// Whether reading the value reads observed objects.
  var readsObservables: Bool { false }

  /// Whether `other` leads to the same value.
  func leadsToSame(as other: Location<Value>) -> Bool { self === other }

  /// Called by a view that keeps this for as long as it is in the tree.
  func hold() {}
}
