extension Graph {
  /// A closure that receives issues: requests that the graph couldn't fulfill. Without it, issues are printed to standard error.
  ///
  /// After an issue that can't be recovered from, such as reading a freed attribute with a subscript, the program ends.
  public var onIssue: ((GraphIssue) -> Void)? {
    get { engine.state.pointee.onIssue }
    set { engine.state.pointee.onIssue = newValue }
  }

  /// A closure that receives every write, every evaluation with its reasons and cost, and every evaluation that was avoided, in
  /// order.
  ///
  /// Events are delivered when the outermost evaluation has ended, so the closure may use the graph. Tracing costs about a
  /// microsecond for each event. A graph without a trace tests a flag.
  public var trace: ((TraceEvent) -> Void)? {
    get { engine.state.pointee.trace }
    set { engine.state.pointee.trace = newValue }
  }

  /// The name `attribute` was given, or else what kind it is; also for some time after it was freed.
  public func name(of attribute: AnyAttribute) -> String {
    engine.name(attribute)
  }

  /// Returns an explanation of an attribute's value: its last evaluation with the causes, its sources and its readers.
  ///
  /// Nothing is evaluated. Throws an issue if the attribute was freed.
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

  /// The graph in the format of Graphviz; `dot -Tsvg` draws it.
  public func graphviz() -> String {
    engine.graphviz()
  }

  /// The current contents of the graph in numbers.
  public var statistics: GraphStatistics { engine.statistics }
}
