extension Graph {
  /// The value of `input`. Writing one that equals it does nothing; any other marks what depends on it.
  ///
  /// Rules must not write: such a write is reported and waits for the next pass.
  @inlinable
  public subscript<Value: Equatable>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// Sets a value that isn't `Equatable`. It is compared by `areEqual(_:_:)`.
  @inlinable
  public subscript<Value>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// Notes that the value of a source, or the object in an input, has changed. It counts as a write.
  public func sourceChanged(_ source: AnyAttribute) {
    engine.sourceChanged(source)
  }

  /// Invalidates an attribute, so that its rule runs again, because of a change outside of the graph, for example in a client's memory.
  ///
  /// A running rule may invalidate attributes that come after it. Attributes that have already run in this update run in the next pass.
  public func invalidate(_ attribute: AnyAttribute) {
    engine.invalidate(attribute)
  }
}
