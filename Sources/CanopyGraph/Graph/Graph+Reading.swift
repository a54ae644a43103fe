extension Graph {
  /// The value of `attribute`, which is computed if it isn't up to date.
  ///
  /// Reading a freed attribute stops the program with a message that names the attribute; `value(of:)` throws an error instead.
  /// In a rule, use the rule's `Evaluation` to read values.
  @inlinable
  public subscript<Value>(attribute: Attribute<Value>) -> Value {
    engine.read(attribute.id, as: Value.self)
  }

  /// Returns the value of `attribute`, which is computed if it isn't up to date. Throws an error if the attribute was freed.
  @inlinable
  public func value<Value>(of attribute: Attribute<Value>) throws(GraphIssue) -> Value {
    try engine.checkedRead(attribute.id, as: Value.self)
  }

  /// Returns whether an attribute belongs to this graph and is alive.
  public func contains(_ attribute: AnyAttribute) -> Bool {
    engine.contains(attribute)
  }

  /// Returns whether an attribute belongs to this graph and is alive.
  public func contains<Value>(_ attribute: Attribute<Value>) -> Bool {
    engine.contains(attribute.id)
  }

  /// Returns whether a subgraph belongs to this graph and is alive.
  public func contains(_ subgraph: Subgraph) -> Bool {
    engine.contains(subgraph)
  }

  /// Returns the typed form of a type-erased attribute. Throws an error if it was freed, or if its value has a different type.
  public func attribute<Value>(_ attribute: AnyAttribute, as type: Value.Type) throws(GraphIssue) -> Attribute<Value> {
    try engine.check(attribute, is: type)
    return Attribute(id: attribute)
  }

  /// Returns the number of times that the value of an attribute has changed, including the first evaluation.
  public func changes(of attribute: AnyAttribute) throws(GraphIssue) -> Int {
    try engine.changes(of: attribute)
  }

  /// Makes the running rule, if there is one, depend on `source`, and refreshes the source if necessary.
  ///
  /// Call this method when you read a value without an `Evaluation`.
  @inlinable
  public func track(_ source: AnyAttribute) {
    engine.touch(source)
  }

  /// The identifier of the current evaluation.
  package var evaluation: UInt32 { engine.reading.pointee.serial }

  /// Suspends dependency tracking until `resumeTracking()`.
  package func pauseTracking() { engine.pauseTracking() }

  /// Resumes dependency tracking after `pauseTracking()`.
  package func resumeTracking() { engine.resumeTracking() }

  /// Runs `body` without making the running rule depend on its reads.
  public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try engine.untracked(body)
  }
}
