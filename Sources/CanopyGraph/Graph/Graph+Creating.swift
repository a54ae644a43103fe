extension Graph {
  /// Creates an input: a value that is set from outside the graph.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - name: The name to use in reports and explanations.
  ///   - subgraph: The subgraph whose release frees the input, or nil to create the input directly in the graph.
  @inlinable
  public func input<Value>(_ value: Value, name: String? = nil, in subgraph: Subgraph? = nil) -> Input<Value> {
    Input(id: engine.makeInput(value, name: name, in: subgraph))
  }

  /// Creates an attribute whose value a rule computes when it is first read.
  @inlinable
  public func computed<R: ValueRule>(
    _ rule: R, name: String? = nil, in subgraph: Subgraph? = nil
  ) -> Attribute<R.Value> {
    let attribute = engine.make(R.self, [], name: name, in: subgraph) {
      R._rule(of: $0).initialize(to: rule)
    }
    return Attribute(id: attribute)
  }

  /// Creates an attribute whose value a closure computes when it is first read.
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

  /// Creates an attribute with a closure whose value isn't `Equatable`. Values are compared field by field. A value with
  /// closures counts as changed whenever the rule has run. See `areEqual(_:_:)`.
  @inlinable
  public func computed<Value>(
    name: String? = nil, in subgraph: Subgraph? = nil,
    _ body: @escaping (borrowing Evaluation) -> Value
  ) -> Attribute<Value> {
    computed(ClosureRule<Value> { $1.store(body($1), at: $0) }, name: name, in: subgraph)
  }

  /// Creates a node whose memory and rule belong to the client. See `ClientRule`.
  ///
  /// `memory` must stay valid until `ClientRule.didFree(_:)` is called with it.
  @inlinable
  public func node<R: ClientRule>(
    _ rule: R.Type, memory: UnsafeMutableRawPointer, name: String? = nil, in subgraph: Subgraph? = nil
  ) -> AnyAttribute {
    engine.makeNode(rule, [], memory: memory, name: name, in: subgraph)
  }

  /// Runs `body` as the first evaluation of a client's node. The node is created only if `body` reads an attribute, because
  /// without dependencies it never has to run again.
  ///
  /// If the node is created, it is an output with the given order. See `makeOutput(_:order:)`.
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

  /// Frees a subgraph with all attributes and subgraphs inside it. Rules outside the subgraph that read one of its attributes
  /// run again when their values are next needed.
  ///
  /// If a rule in the subgraph is running, the subgraph is freed after the outermost evaluation.
  public func free(_ subgraph: Subgraph) {
    engine.free(subgraph)
  }

  /// Frees an attribute that isn't in a subgraph. Rules that read it run again when their values are next needed.
  ///
  /// If the attribute's rule is running, the attribute is freed after the outermost evaluation.
  public func free(_ attribute: AnyAttribute) {
    engine.free(attribute)
  }
}
