import CanopyAccessibility
import CanopyInput
import HostTestSupport

/// An element as a host tells assistive technologies about it, in words that don't depend on the host.
struct ExposedElement: Equatable, CustomStringConvertible {
  var depth = 0
  var role: String
  var name: String
  /// The value, where the role has one.
  var value = ""
  /// The value of others, and the hint.
  var details = ""
  var isDimmed = false

  /// What a screen reader says of it: its role, its name, and its value.
  var spoken: String { [role, name, value].filter { !$0.isEmpty }.joined(separator: " ") }

  var description: String {
    String(repeating: "  ", count: depth) + "\(role) “\(name)” \(value) (\(details))\(isDimmed ? " dimmed" : "")"
  }
}

// MARK: The program itself

extension ExposedElement {
  /// The elements of a window without a host.
  static func all(in tree: AccessibilityTree) -> [ExposedElement] {
    var all: [ExposedElement] = []
    func visit(_ id: AccessibilityID, _ depth: Int) {
      guard let node = tree[id] else { return }
      if id != tree.root { all.append(ExposedElement(node, depth)) }
      for child in node.children { visit(child, id == tree.root ? depth : depth + 1) }
    }
    visit(tree.root, 0)
    return all
  }

  private init(_ node: AccessibilityNode, _ depth: Int) {
    let hasValue = [.slider, .stepper, .progress, .gauge, .textField, .secureField, .searchField].contains(node.role)
    let value = hasValue ? node.value : node.toggleState.map { "\($0)" }
    let details = [hasValue || node.toggleState != nil ? nil : node.value, node.hint]
    self.init(
      depth: depth, role: Self.role(of: node.role), name: node.label ?? "", value: value ?? "",
      details: details.compactMap { $0 }.joined(separator: ", "), isDimmed: !node.isEnabled)
  }

  private static func role(of role: AccessibilityRole) -> String {
    switch role {
    case .sheet, .popover, .dialog: "dialog"
    case .scrollArea, .window, .other: "group"
    // Browsers and GTK have no role for it: its value consists of dots.
    case .secureField: "text field"
    default: role.rawValue
    }
  }
}

// MARK: The bus of assistive technologies

extension ExposedElement {
  /// The elements of a window on the bus.
  static func all(in elements: [BusElement], depth: Int = 0) -> [ExposedElement] {
    elements.flatMap { [ExposedElement($0, depth)] + all(in: $0.children, depth: depth + 1) }
  }

  private init(_ element: BusElement, _ depth: Int) {
    let role = Self.busRoles[element.role] ?? element.role
    var value = element.text ?? ""
    if let number = element.value, role != "group" {
      value = "\(Int(number.rounded()))" + (role == "stepper" ? "" : "%")
    }
    if role == "toggle" { value = element.states.contains("checked") ? "on" : "off" }
    self.init(
      depth: depth, role: role, name: element.name, value: value, details: element.description,
      isDimmed: !element.states.contains("sensitive"))
  }

  /// The element with the focus on the bus; nil if none has it.
  static func focused(in elements: [BusElement]) -> ExposedElement? {
    elements.flatMap(\.inOrder).first { $0.states.contains("focused") }.map { ExposedElement($0, 0) }
  }

  private static let busRoles = [
    "label": "text", "push-button": "button", "check-box": "toggle", "spin-button": "stepper", "combo-box": "picker",
    "entry": "text field", "text": "text field", "progress-bar": "progress indicator",
    "panel": "group", "grouping": "group",
  ]
}

// MARK: The page

extension ExposedElement {
  /// The elements of a page, as the browser tells assistive technologies of them.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the browser's own tree, by their identifiers.
  ///   - parent: The node whose children are meant.
  static func all(in nodes: [String: [String: Any]], of parent: String, depth: Int = 0) -> [ExposedElement] {
    (nodes[parent]?["childIds"] as? [String] ?? []).flatMap { id -> [ExposedElement] in
      guard let node = nodes[id] else { return [] }
      let children = (node["childIds"] as? [String] ?? []).compactMap { nodes[$0] }
      let texts = children.filter { $0.role == "StaticText" }
      // The box of a field, in which the text area for keys stands for it, says nothing of its own.
      let isBox = node.role == "generic" && !children.isEmpty
      if node["ignored"] as? Bool == true || isBox, texts.isEmpty { return all(in: nodes, of: id, depth: depth) }
      let element = ExposedElement(node, texts.map(\.name).joined(), depth)
      let isContainer = containers.contains(element.role)
      return [element] + (isContainer ? all(in: nodes, of: id, depth: depth + 1) : [])
    }
  }

  private init(_ node: [String: Any], _ text: String, _ depth: Int) {
    var role = Self.pageRoles[node.role] ?? node.role
    if node.property("hasPopup") as? String == "listbox" { role = "picker" }
    var value = (node["value"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
    if ["slider", "progress indicator"].contains(role) { value += "%" }
    if let checked = node.property("checked") as? String { value = ["true": "on", "false": "off"][checked] ?? checked }
    self.init(
      depth: depth, role: role, name: role == "text" ? text : node.name, value: value,
      details: (node["description"] as? [String: Any])?["value"] as? String ?? "",
      isDimmed: node.property("disabled") as? Bool == true)
  }

  /// The element with the focus in a page; nil if none has it but the page itself.
  static func focused(in nodes: [[String: Any]]) -> ExposedElement? {
    nodes.first { $0.property("focused") as? Bool == true && $0.role != "RootWebArea" }
      .map { ExposedElement($0, "", 0) }
  }

  private static let containers: Set = ["group", "dialog", "alertdialog", "list", "table", "toolbar", "tablist"]

  private static let pageRoles = [
    "generic": "text", "none": "text", "img": "image", "switch": "toggle", "spinbutton": "stepper",
    "textbox": "text field", "progressbar": "progress indicator",
  ]
}

extension [String: Any] {
  fileprivate var role: String { (self["role"] as? [String: Any])?["value"] as? String ?? "" }
  fileprivate var name: String { (self["name"] as? [String: Any])?["value"] as? String ?? "" }

  fileprivate func property(_ name: String) -> Any? {
    let all = self["properties"] as? [[String: Any]] ?? []
    return all.first { $0["name"] as? String == name }.flatMap { ($0["value"] as? [String: Any])?["value"] }
  }
}
