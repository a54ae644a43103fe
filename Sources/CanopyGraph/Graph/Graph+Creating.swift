extension Graph {
  /// Creates an input: a value that is written from outside of the graph.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - name: The name in reports and explanations.
  ///   - subgraph: The subgraph with which the input ends; nil to keep it as long as the graph.
  @inlinable
  public func input<Value>(_ value: Value, name: String? = nil, in subgraph: Subgraph? = nil) -> Input<Value> {
    Input(id: engine.makeInput(value, name: name, in: subgraph))
  }

  /// Creates a value that a rule computes on first access.
  @inlinable
  public func computed<R: ValueRule>(
    _ rule: R, name: String? = nil, in subgraph: Subgraph? = nil
  ) -> Attribute<R.Value> {
    let attribute = engine.make(R.self, [], name: name, in: subgraph) {
      R.rule(of: $0).initialize(to: rule)
    }
    return Attribute(id: attribute)
  }

  /// Creates a value that a closure computes on first access.
  ///
  /// ```swift
  /// let area = graph.computed(name: "area") { $0[width] * $0[height] }
  /// ```
  @inlinable
  public func computed<Value: Equatable>(
    name: String? = nil, in subgraph: Subgraph? = nil,
    _ body: @escaping (borrowing Evaluation) -> Value
  ) -> Attribute<Value> {
    computed(ClosureRule<Value> { $1.store(body($1), at: $0) }, name: name, in: subgraph)
  }

  /// Creates an attribute whose values aren't `Equatable`. They are compared field by field, and values with closures count as
  /// changed whenever the rule has run. See `areEqual(_:_:)`.
  @inlinable
  public func computed<Value>(
    name: String? = nil, in subgraph: Subgraph? = nil,
    _ body: @escaping (borrowing Evaluation) -> Value
  ) -> Attribute<Value> {
    computed(ClosureRule<Value> { $1.store(body($1), at: $0) }, name: name, in: subgraph)
  }

  /// Creates a node with memory and evaluation of the client. See `ClientRule`.
  ///
  /// `memory` must stay valid until `ClientRule.didFree(_:)` is called with it.
  @inlinable
  public func node<R: ClientRule>(
    _ rule: R.Type, memory: UnsafeMutableRawPointer, name: String? = nil, in subgraph: Subgraph? = nil
  ) -> AnyAttribute {
    engine.makeNode(rule, [], memory: memory, name: name, in: subgraph)
  }

  /// Runs `body` as the first evaluation of a client's node, which is made only if `body` reads something: what depends
  /// on nothing never has to run again, and needs no node.
  ///
  /// The node, if there is one, is an output of the given order. See `makeOutput(_:order:)`.
  public func evaluateFirst<R: ClientRule, Result>(
    _ rule: R.Type, memory: UnsafeMutableRawPointer, order: UInt32, _ body: () -> Result
  ) -> (node: AnyAttribute?, result: Result) {
    engine.evaluateFirst(rule, memory: memory, order: order, body)
  }

  /// Creates a source: a value that you store yourself, whose readers the graph tracks.
  ///
  /// Call `track(_:)` at each read and `sourceChanged(_:)` after each change.
  public func source(name: String? = nil, in subgraph: Subgraph? = nil) -> AnyAttribute {
    engine.makeNode(SourceRule.self, .input, memory: nil, name: name, in: subgraph)
  }

  /// Creates a subgraph, inside a parent or directly in the graph.
  public func subgraph(name: String? = nil, in parent: Subgraph? = nil) -> Subgraph {
    engine.makeSubgraph(name: name, in: parent)
  }

  /// Frees `subgraph` with everything made in it, at once. Rules elsewhere that read any of it run again when they are
  /// next needed.
  ///
  /// If one of its own rules is running, the subgraph goes when that rule and those that wait for it have ended.
  public func free(_ subgraph: Subgraph) {
    engine.free(subgraph)
  }

  /// Frees one attribute that was made in no subgraph. Rules that read it run again when they are next needed.
  ///
  /// If its rule is running, it goes when that has ended.
  public func free(_ attribute: AnyAttribute) {
    engine.free(attribute)
  }
}
