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

  /// Invalidates an attribute, so that its rule runs again, because of a change outside of the graph, for example in a client's
  /// memory.
  ///
  /// A running rule may invalidate attributes that come after it. Attributes that have already run in this update run in the
  /// next pass.
  public func invalidate(_ attribute: AnyAttribute) {
    engine.invalidate(attribute)
  }
}

extension Graph {
  /// Updates all outputs and calls the observers, until no work remains.
  ///
  /// Each output whose sources have changed is evaluated once, smallest order first. Observers run after that, in the
  /// same order, and may write; then the outputs that this concerns follow in another pass, and so on.
  public func update() {
    engine.update()
  }

  /// A Boolean value that indicates whether all outputs are up to date.
  public var isUpToDate: Bool { engine.state.pointee.queue.isEmpty }

  /// Runs `body`, then updates once for all its writes. Batches may be nested: the outermost one updates.
  ///
  /// ```swift
  /// graph.batch {
  ///   graph[width] = 3
  ///   graph[height] = 4
  /// }
  /// ```
  public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    try engine.batch(body)
  }

  /// The number of passes over the outputs: the clock of this graph.
  public var updates: UInt64 { engine.state.pointee.passes }

  /// Called when outputs begin to wait for an update, or at once if some do. Schedule one; it is not called again before
  /// that.
  public var onNeedsUpdate: (() -> Void)? {
    get { engine.state.pointee.onNeedsUpdate }
    set {
      engine.state.pointee.onNeedsUpdate = newValue
      engine.announceWaitingOutputs()
    }
  }

  /// Makes an attribute an output, which every update evaluates if a dependency has changed, even without readers.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - order: The order of evaluation. Outputs with a smaller order come first; among equals, those that were created first.
  public func makeOutput(_ attribute: AnyAttribute, order: UInt32 = 0) {
    engine.makeOutput(attribute, order: order)
  }

  /// Runs the rule of an attribute now, even if none of its sources has changed.
  ///
  /// It is meant for rules that call others from the top down, instead of being read.
  public func evaluate(_ attribute: AnyAttribute) {
    engine.evaluateNow(attribute)
  }

  /// Calls `action` after the next update with the value of `attribute`, and from then on after each update that
  /// changed it.
  ///
  /// Actions run when all values are settled, and may write. To stop observing, free the subgraph.
  ///
  /// ```swift
  /// graph.observe(total) { print("now", $0) }
  /// graph.update()  // prints "now 20.0"
  /// ```
  @discardableResult
  public func observe<Value>(
    _ attribute: Attribute<Value>, order: UInt32 = 0, name: String? = nil, in subgraph: Subgraph? = nil,
    _ action: @escaping (Value) -> Void
  ) -> AnyAttribute {
    let observer = computed(ObserverRule(attribute: attribute, action: action), name: name, in: subgraph).id
    makeOutput(observer, order: order)
    return observer
  }
}
