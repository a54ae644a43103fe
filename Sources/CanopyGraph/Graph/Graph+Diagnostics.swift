extension Graph {
  /// Receives what the graph was asked and could not do; without it, issues are printed to standard error.
  ///
  /// An issue that leaves no way on, such as reading a freed attribute with a subscript, ends the program after that.
  public var onIssue: ((GraphIssue) -> Void)? {
    get { engine.state.pointee.onIssue }
    set { engine.state.pointee.onIssue = newValue }
  }

  /// Receives every write, every evaluation with its reasons and cost, and every evaluation that was spared, in the
  /// order in which they happened.
  ///
  /// Events are handed over when the outermost evaluation has ended, so the closure may use the graph. Tracing costs
  /// about a microsecond an event; a graph without a trace pays for one test of a flag.
  public var trace: ((TraceEvent) -> Void)? {
    get { engine.state.pointee.trace }
    set { engine.state.pointee.trace = newValue }
  }

  /// The name `attribute` was given, or else what kind it is; also for some time after it was freed.
  public func name(of attribute: AnyAttribute) -> String {
    engine.name(attribute)
  }

  /// Why `attribute` has its value: when it last ran, because of what, what it reads and who reads it.
  ///
  /// Nothing is evaluated. Fails if the attribute was freed.
  public func explain(_ attribute: AnyAttribute) throws(GraphIssue) -> Explanation {
    try engine.explain(attribute)
  }

  /// Why `attribute` has its value. See `explain(_:)`.
  public func explain<Value>(_ attribute: Attribute<Value>) throws(GraphIssue) -> Explanation {
    try engine.explain(attribute.id)
  }

  /// Returns the attributes that `attribute` read in its last evaluation; none if it was freed.
  package func sources(of attribute: AnyAttribute) -> [AnyAttribute] {
    guard engine.contains(attribute) else { return [] }
    return engine.sources(of: attribute.index).map { engine.handle($0) }
  }

  /// Brings what `attribute` read up to date. Nothing is recorded as read.
  package func refreshSources(of attribute: AnyAttribute) {
    for source in sources(of: attribute) where engine.contains(source) { untracked { track(source) } }
  }

  /// The whole graph as text for Graphviz: `dot -Tsvg` makes a picture of it.
  public func graphviz() -> String {
    engine.graphviz()
  }

  /// The current contents of the graph in numbers.
  public var statistics: GraphStatistics { engine.statistics }
}
