/// The accessibility nodes of a window at one time.
package struct AccessibilityTree: Equatable {
  /// The window itself.
  package let root: AccessibilityID
  package internal(set) var nodes: [AccessibilityID: AccessibilityNode] = [:]

  /// Creates the tree of an element.
  @MainActor
  package init(_ root: AccessibleElement) {
    self.root = root.node.id
    add(root)
  }

  @MainActor
  private mutating func add(_ element: AccessibleElement) {
    nodes[element.node.id] = element.placed
    for child in element.children { add(child) }
  }

  package subscript(id: AccessibilityID) -> AccessibilityNode? { nodes[id] }

  /// The nodes in reading order, parents before children.
  package var inOrder: [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    func visit(_ id: AccessibilityID) {
      guard let node = nodes[id] else { return }
      result.append(node)
      for child in node.children { visit(child) }
    }
    visit(root)
    return result
  }
}

extension AccessibilityTree: CustomStringConvertible {
  /// The nodes in reading order, one per line, indented by depth. The window itself is left out.
  package var description: String {
    var lines: [String] = []
    func visit(_ id: AccessibilityID, _ depth: Int) {
      guard let node = nodes[id] else { return }
      lines.append(String(repeating: "  ", count: depth) + node.description)
      for child in node.children { visit(child, depth + 1) }
    }
    for child in nodes[root]?.children ?? [] { visit(child, 0) }
    return lines.joined(separator: "\n")
  }
}

extension AccessibilityNode: CustomStringConvertible {
  /// A one-line description of the node, such as `slider “Volume” value “30%”, actions: increment, decrement`.
  package var description: String {
    var head = role.rawValue
    if let label { head += " “\(label)”" }
    if let value { head += " value “\(value)”" }
    var parts = [head]
    if let toggleState { parts.append("\(toggleState)") }
    if let level = details.headingLevel, level > 0 { parts.append("level \(level)") }
    if !isEnabled { parts.append("dimmed") }
    let named = traits.subtracting(role.traits.union([.isStaticText, .isHeader])).names
    if !named.isEmpty { parts.append("traits: " + named.joined(separator: " ")) }
    if let hint { parts.append("hint “\(hint)”") }
    if let identifier { parts.append("id “\(identifier)”") }
    parts += details.descriptions
    let actions = actions.filter { role != .scrollArea || !$0.isScroll }.map(\.description)
    // The default actions of these roles are obvious.
    let isPlain = self.actions.map(\.kind) == [.default] && [.button, .toggle, .link].contains(role)
    if !actions.isEmpty, !isPlain {
      parts.append("actions: " + actions.joined(separator: ", "))
    }
    return parts.joined(separator: ", ")
  }
}

extension AccessibilityNodeAction: CustomStringConvertible {
  /// The name of the action, such as `activate` or `increment`, or the name of a named action in quotation marks.
  package var description: String {
    switch kind {
    case .default: "activate"
    case .named: "“\(name ?? "")”"
    case .scroll(let direction): "scroll \(direction)"
    case .increment, .decrement, .escape, .delete: "\(kind)"
    case .magicTap: "magic tap"
    case .showMenu: "show menu"
    case .zoomIn: "zoom in"
    case .zoomOut: "zoom out"
    case .setValue: "set value"
    }
  }

  var isScroll: Bool { if case .scroll = kind { true } else { false } }
}

extension AccessibilityDetails {
  fileprivate var descriptions: [String] {
    var parts: [String] = []
    if !inputLabels.isEmpty { parts.append("input labels: " + inputLabels.map { "“\($0)”" }.joined(separator: " ")) }
    if let textContentType { parts.append("content type \(textContentType)") }
    for content in customContent {
      parts.append("\(content.label): \(content.value)\(content.isImportant ? " (important)" : "")")
    }
    for rotor in rotors {
      parts.append("rotor “\(rotor.label)”: " + rotor.entries.map { "“\($0.label ?? "")”" }.joined(separator: " "))
    }
    if respondsToUserInteraction == false { parts.append("not interactive") }
    if let scrollStatus { parts.append("scroll status “\(scrollStatus)”") }
    if let largeContent { parts.append("large content “\(largeContent)”") }
    for point in dragPoints { parts.append("drag point “\(point.description)”") }
    for point in dropPoints { parts.append("drop point “\(point.description)”") }
    if let directTouch, !directTouch.isEmpty { parts.append("direct touch \(directTouch.joined(separator: " "))") }
    if ignoresInvertColors { parts.append("ignores inverted colors") }
    if let chart { parts.append("chart “\(chart.title ?? "")” of \(chart.series.count) series") }
    if linkedGroup != nil { parts.append("in a linked group") }
    if let labeledPair { parts.append("\(labeledPair.role) of a pair") }
    return parts + speech.descriptions
  }
}

extension AccessibilityDetails.Speech {
  fileprivate var descriptions: [String] {
    var parts: [String] = []
    if spellsOutCharacters { parts.append("spelled out") }
    if alwaysIncludesPunctuation { parts.append("with punctuation") }
    if queuesAnnouncements { parts.append("announcements wait") }
    if adjustedPitch != 0 { parts.append("pitch \(adjustedPitch)") }
    return parts
  }
}
