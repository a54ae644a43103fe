extension Graph {
  /// The value of `input`. Setting an equal value has no effect. Any other value invalidates the attributes that depend on the
  /// input.
  ///
  /// Rules must not set inputs. If one does, an issue is reported, and the input is set when no rule is running anymore.
  @inlinable
  public subscript<Value: Equatable>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// The value of `input`, which isn't `Equatable`. New values are compared with `areEqual(_:_:)`.
  @inlinable
  public subscript<Value>(input: Input<Value>) -> Value {
    get { engine.read(input.id, as: Value.self) }
    set { engine.write(newValue, to: input.id) }
  }

  /// Reports that the value of a source, or an object in an input, has changed. Like setting an input, rules must not do this.
  public func sourceChanged(_ source: AnyAttribute) {
    engine.sourceChanged(source)
  }

  /// Invalidates an attribute after a change outside the graph, for example in a client's memory, so that its rule runs again.
  ///
  /// Rules may call this method. A rule that has already run in the current pass runs again in the next one.
  public func invalidate(_ attribute: AnyAttribute) {
    engine.invalidate(attribute)
  }
}

extension Graph {
  /// Updates all outputs and calls the observers, in passes, until everything is up to date.
  ///
  /// In a pass, each output whose sources have changed is evaluated once, smallest order first. Then the observers are called in
  /// the same order. If they set inputs, another pass follows.
  public func update() {
    engine.update()
  }

  /// A Boolean value that indicates whether all outputs are up to date.
  public var isUpToDate: Bool { engine.state.pointee.queue.isEmpty }

  /// Runs `body`, and then updates once for all inputs that it sets. If batches are nested, only the outermost one updates.
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

  /// The number of passes that the graph has performed.
  public var updates: UInt64 { engine.state.pointee.passes }

  /// A closure called when an output starts to wait for an update. Schedule a call to `update()` in it.
  ///
  /// The closure isn't called again before that update. If outputs are already waiting when you set it, it is called immediately.
  public var onNeedsUpdate: (() -> Void)? {
    get { engine.state.pointee.onNeedsUpdate }
    set {
      engine.state.pointee.onNeedsUpdate = newValue
      engine.announceWaitingOutputs()
    }
  }

  /// Makes an attribute an output. Every update evaluates it if a dependency has changed, even if it has no readers.
  ///
  /// - Parameters:
  ///   - attribute: The attribute to evaluate in updates.
  ///   - order: The order of evaluation. Outputs with a smaller order come first. Among equals, older outputs come first.
  public func makeOutput(_ attribute: AnyAttribute, order: UInt32 = 0) {
    engine.makeOutput(attribute, order: order)
  }

  /// Runs the rule of an attribute now, even if none of its sources have changed.
  ///
  /// Use this method if rules run other rules top-down instead of reading their values.
  public func evaluate(_ attribute: AnyAttribute) {
    engine.evaluateNow(attribute)
  }

  /// Calls `action` with the value of `attribute` in the next update, and then in each update that changes the value.
  ///
  /// Actions run after all outputs of a pass have been evaluated, and can set inputs. To stop observing, free the subgraph. If
  /// the observer isn't in a subgraph, free the returned attribute.
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
