// Creates attributes and subgraphs.

extension Engine {
  /// Creates an attribute with memory for `Behavior`, which `initialize` fills at the address of the value.
  @inlinable
  func make<Behavior: AttributeBehavior>(
    _ behavior: Behavior.Type, _ traits: NodeTraits, name: String?, in subgraph: Subgraph?,
    _ initialize: (UnsafeMutableRawPointer) -> Void
  ) -> AnyAttribute {
    let attribute = makeNode(behavior, traits, memory: nil, name: name, in: subgraph)
    initialize(nodes[attribute.index].payload)
    return attribute
  }

  @inlinable
  func makeInput<Value>(_ value: Value, name: String?, in subgraph: Subgraph?) -> AnyAttribute {
    make(InputBehavior<Value>.self, .input, name: name, in: subgraph) {
      $0.initializeMemory(as: Value.self, to: value)
    }
  }

  @usableFromInline
  func makeNode<Behavior: AttributeBehavior>(
    _ behavior: Behavior.Type, _ traits: NodeTraits, memory: UnsafeMutableRawPointer?, name: String?,
    in subgraph: Subgraph?
  ) -> AnyAttribute {
    makeNode(
      kind: state.pointee.kinds.index(of: behavior), traits, memory: memory, name: name, in: resolve(subgraph))
  }

  func makeNode(
    kind: UInt16, _ traits: NodeTraits, memory: UnsafeMutableRawPointer?, name: String?, in subgraph: UInt32
  ) -> AnyAttribute {
    let payload = memory ?? allocatePayload(kind)
    var node = Node.free
    node.payload = payload
    node.stamp = state.pointee.stamps.draw()
    node.kind = kind
    node.traits = traits
    node.flags = traits.contains(.input) ? .hasValue : .dirty

    var placement = NodePlacement(subgraph: subgraph)
    // The graph's own attributes aren't in any list. They are freed one by one, or with the graph.
    if subgraph != 0 { placement.nextInSubgraph = subgraphs[subgraph].firstNode }
    let index = takeSlot(node, placement)
    if subgraph != 0 { subgraphs[subgraph].firstNode = index }
    let attribute = AnyAttribute(index: index, stamp: node.stamp)
    if let name { setName(name, of: attribute) }
    state.pointee.liveNodes += 1
    return attribute
  }

  private func allocatePayload(_ kind: UInt16) -> UnsafeMutableRawPointer {
    guard let layout = state.pointee.kinds.layout(kind) else { return .nowhere }
    return state.pointee.arena.allocate(layout) + layout.valueOffset
  }

  private func takeSlot(_ node: Node, _ placement: NodePlacement) -> NodeIndex {
    let free = state.pointee.freeNode
    guard free != 0 else {
      _ = state.pointee.placements.append(placement)
      return state.pointee.nodes.append(node)
    }
    state.pointee.freeNode = nodes[free].firstSource
    nodes[free] = node
    placements[free] = placement
    return free
  }

  func setName(_ name: String, of attribute: AnyAttribute) {
    nodes[attribute.index].traits.insert(.named)
    state.pointee.names.set(name, for: attribute.stamp)
  }

  /// Makes an attribute an output, so that every update refreshes it.
  func makeOutput(_ attribute: AnyAttribute, order: UInt32) {
    guard contains(attribute) else { return report(issueFreedAttribute("make an output of", attribute)) }
    placements[attribute.index].order = order
    guard !nodes[attribute.index].traits.contains(.output) else { return }
    nodes[attribute.index].traits.insert(.output)
    if !nodes[attribute.index].flags.isDisjoint(with: .stale) {
      enqueue(attribute.index)
      announceWaitingOutputs()
    }
  }

  // MARK: Subgraphs

  func makeSubgraph(name: String?, in parent: Subgraph?) -> Subgraph {
    let parent = resolve(parent)
    var record = SubgraphRecord()
    record.stamp = state.pointee.stamps.draw()
    record.parent = parent
    record.nextSibling = subgraphs[parent].firstChild

    let index: UInt32
    if state.pointee.freeSubgraph != 0 {
      index = state.pointee.freeSubgraph
      state.pointee.freeSubgraph = subgraphs[index].parent
      subgraphs[index] = record
    } else {
      index = state.pointee.subgraphs.append(record)
    }
    if record.nextSibling != 0 { subgraphs[record.nextSibling].previousSibling = index }
    subgraphs[parent].firstChild = index
    if let name { state.pointee.names.set(name, for: record.stamp) }
    state.pointee.liveSubgraphs += 1
    return Subgraph(index: index, stamp: record.stamp)
  }

  func contains(_ subgraph: Subgraph) -> Bool {
    subgraph.index < subgraphs.count && subgraph.index != 0 && subgraphs[subgraph.index].stamp == subgraph.stamp
  }

  /// Returns the record of the subgraph to create an attribute in, or record 0, which belongs to the graph itself, if none is
  /// given. Creating an attribute in a freed subgraph is reported; the attribute then lives as long as the graph.
  private func resolve(_ subgraph: Subgraph?) -> UInt32 {
    guard let subgraph else { return 0 }
    guard contains(subgraph) else {
      report(issueFreedSubgraph("create in", subgraph))
      return 0
    }
    return subgraph.index
  }
}
