import Foundation

extension Browser {
  /// What an assistive technology says of an element.
  package struct Spoken: Equatable, CustomStringConvertible {
    package var role = "", name = "", value = ""

    /// The role, the name and the value, as a screen reader says them one after the other.
    package var description: String { [role, name, value].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// Returns the elements of the page as an assistive technology knows them, with their properties.
  package func accessibilityTree() throws -> [(spoken: Spoken, properties: [String: Any])] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func text(_ key: String) -> String { (node[key] as? [String: Any])?["value"].map { "\($0)" } ?? "" }
      var properties: [String: Any] = [:]
      for property in node["properties"] as? [[String: Any]] ?? [] {
        guard let name = property["name"] as? String else { continue }
        properties[name] = (property["value"] as? [String: Any])?["value"]
      }
      return (Spoken(role: text("role"), name: text("name"), value: text("value")), properties)
    }
  }

  /// Returns what has the focus for an assistive technology; nil if there is nothing but the page.
  package func focused() throws -> Spoken? {
    try accessibilityTree().first { node in
      node.properties["focused"] as? Bool == true && node.spoken.role != "RootWebArea"
    }?.spoken
  }

  /// Waits until an assistive technology is told that the focus is at an element.
  package func wait(focus: String) throws {
    var last: Spoken?
    let isThere = try Wait.untilNow {
      last = try focused()
      return (last?.description ?? "") == focus
    }
    if !isThere { throw HostFailure("The focus is at \"\(last?.description ?? "")\", and not at \"\(focus)\".") }
  }

  /// Presses the Tab key, and lets go of it.
  package func pressTab(backwards: Bool = false) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9, "modifiers": backwards ? 8 : 0])
    }
  }
}
