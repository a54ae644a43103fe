// A picture of the graph in the Graphviz language.

extension Engine {
  /// Returns a description for Graphviz. Subgraphs are clusters, arrows point from sources to readers, stale attributes are
  /// dashed, and outputs have double outlines.
  func graphviz() -> String {
    var lines = ["digraph {", "  rankdir=LR; fontname=\"Inter\"; node [shape=box, style=rounded, fontname=\"Inter\"];"]
    appendCluster(0, indent: "  ", to: &lines)
    for reader in liveNodes {
      for source in sources(of: reader) { lines.append("  n\(source) -> n\(reader);") }
    }
    lines.append("}\n")
    return lines.joined(separator: "\n")
  }

  private var liveNodes: some Sequence<NodeIndex> {
    (1..<max(nodes.count, 1)).lazy.filter { nodes[$0].stamp != 0 }
  }

  private func appendCluster(_ subgraph: UInt32, indent: String, to lines: inout [String]) {
    let nodesHere = liveNodes.filter { placements[$0].subgraph == subgraph }
    lines += nodesHere.map { indent + declaration(of: $0) }
    var children: [UInt32] = []
    var child = subgraphs[subgraph].firstChild
    while child != 0 {
      children.append(child)
      child = subgraphs[child].nextSibling
    }
    for child in children.reversed() {
      let title = state.pointee.names[subgraphs[child].stamp] ?? ""
      lines.append("\(indent)subgraph cluster\(child) { label=\(quoted(title));")
      appendCluster(child, indent: indent + "  ", to: &lines)
      lines.append("\(indent)}")
    }
  }

  private func declaration(of node: NodeIndex) -> String {
    let attribute = handle(node)
    let text = [name(attribute), valueText(attribute)].compactMap(\.self).joined(separator: "\n")
    let (flags, traits) = (nodes[node].flags, nodes[node].traits)
    var style = traits.contains(.input) ? "filled" : "rounded"
    if !flags.isDisjoint(with: .stale) { style += ",dashed" }
    let outline = traits.contains(.output) ? ", peripheries=2" : ""
    return "n\(node) [label=\(quoted(text)), style=\"\(style)\"\(outline)];"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.prefix(80) {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
