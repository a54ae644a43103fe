/// The incremental engine, which implements all operations on a graph.
///
/// It consists of a single address. Passing it to a rule or keeping it in a loop therefore costs no reference counting, and
/// accessing its state costs no exclusivity check. `Graph` owns the state and outlives every call.
@usableFromInline
struct Engine {
  @usableFromInline let state: UnsafeMutablePointer<EngineState>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: EngineState())
  }

  /// Frees all attributes and all memory.
  func destroy() {
    destroyAllPayloads()
    state.pointee.arena.deallocate()
    state.pointee.kinds.deallocate()
    state.pointee.nodes.deallocate()
    state.pointee.edges.deallocate()
    state.pointee.placements.deallocate()
    state.pointee.subgraphs.deallocate()
    state.pointee.readings.deallocate()
    state.pointee.checks.deallocate()
    state.pointee.marks.deallocate()
    state.pointee.actions.deallocate()
    state.pointee.queue.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  @inlinable var nodes: Slab<Node> { state.pointee.nodes }
  @inlinable var edges: Slab<DependencyEdge> { state.pointee.edges }
  /// The evaluation in progress.
  @inlinable var reading: UnsafeMutablePointer<Reading> { state.pointee.readings.top }
  var placements: Slab<NodePlacement> { state.pointee.placements }
  var subgraphs: Slab<SubgraphRecord> { state.pointee.subgraphs }

  /// True while any rule is running or any attribute is being refreshed.
  var isEvaluating: Bool { !state.pointee.readings.isEmpty || state.pointee.checks.count > 0 }

  func behavior(of node: NodeIndex) -> any AttributeBehavior.Type {
    state.pointee.kinds.behavior(nodes[node].kind)
  }

  func handle(_ node: NodeIndex) -> AnyAttribute {
    AnyAttribute(index: node, stamp: nodes[node].stamp)
  }

  /// True if `attribute` belongs to this graph and is alive. No handle has stamp 0, which marks free slots.
  @inlinable
  func contains(_ attribute: AnyAttribute) -> Bool {
    attribute.index < nodes.count && nodes[attribute.index].stamp == attribute.stamp
  }

  var statistics: GraphStatistics {
    let state = state.pointee
    return GraphStatistics(
      attributes: state.liveNodes, dependencies: state.liveEdges, subgraphs: state.liveSubgraphs,
      bytes: state.nodes.byteCount + state.placements.byteCount + state.edges.byteCount + state.subgraphs.byteCount
        + state.arena.byteCount)
  }
}
