extension Graph {
  /// A closure that receives issues, which are requests that the graph couldn't fulfill. Without it, they are printed to
  /// standard error.
  ///
  /// After an unrecoverable issue, such as reading a freed attribute with a subscript, the program ends.
  public var onIssue: ((GraphIssue) -> Void)? {
    get { engine.state.pointee.onIssue }
    set { engine.state.pointee.onIssue = newValue }
  }

  /// A closure that receives, in order, every write, every evaluation with its reasons and cost, and every evaluation that was
  /// avoided.
  ///
  /// Events are delivered after the outermost evaluation, so the closure can use the graph. Tracing costs about a microsecond
  /// per event. Without a trace, it costs testing a flag.
  public var trace: ((TraceEvent) -> Void)? {
    get { engine.state.pointee.trace }
    set { engine.state.pointee.trace = newValue }
  }

  /// Returns the name of `attribute`, or its kind if it has none. This also works for some time after the attribute was freed.
  public func name(of attribute: AnyAttribute) -> String {
    engine.name(attribute)
  }

  /// Returns an explanation of an attribute's value: its last evaluation and the causes, its sources, and its readers.
  ///
  /// Nothing is evaluated. Throws an issue if the attribute was freed.
  public func explain(_ attribute: AnyAttribute) throws(GraphIssue) -> Explanation {
    try engine.explain(attribute)
  }

  /// Returns an explanation of an attribute's value. See `explain(_:)`.
  public func explain<Value>(_ attribute: Attribute<Value>) throws(GraphIssue) -> Explanation {
    try engine.explain(attribute.id)
  }

  /// Returns the attributes that `attribute` read in its last evaluation, or none if it was freed.
  package func sources(of attribute: AnyAttribute) -> [AnyAttribute] {
    guard engine.contains(attribute) else { return [] }
    return engine.sources(of: attribute.index).map { engine.handle($0) }
  }

  /// Refreshes the attributes that `attribute` has read. No reads are recorded.
  package func refreshSources(of attribute: AnyAttribute) {
    for source in sources(of: attribute) where engine.contains(source) { untracked { track(source) } }
  }

  /// Returns the graph in the Graphviz format, which `dot -Tsvg` draws.
  public func graphviz() -> String {
    engine.graphviz()
  }

  /// Statistics about the current contents of the graph.
  public var statistics: GraphStatistics { engine.statistics }
}
