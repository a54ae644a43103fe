extension Graph {
  /// The value of `input`. Writing one that equals it does nothing; any other marks what depends on it.
  ///
  /// Rules must not write: such a write is reported and waits for the next pass.
  @inlinable
  public subscript<Value: Equatable>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// The same for values that are not `Equatable`: they are compared as `areEqual(_:_:)` does.
  @inlinable
  public subscript<Value>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// Says that the value behind a client's `source` has changed, or the object that an input holds. Counts as a write.
  public func sourceChanged(_ source: AnyAttribute) {
    engine.sourceChanged(source)
  }

  /// Says that the rule of `attribute` must run again, because of something that the graph cannot see: a client's
  /// memory, say.
  ///
  /// A running rule may invalidate what comes after it. What has run already in this update runs in the next pass.
  public func invalidate(_ attribute: AnyAttribute) {
    engine.invalidate(attribute)
  }
}
