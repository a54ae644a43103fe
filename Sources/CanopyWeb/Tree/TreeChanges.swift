internal import CanopyAccessibility
internal import CanopyInput
internal import Foundation

/// Changes of an accessibility tree, which a page applies to its own elements.
struct TreeChanges: Encodable {
  /// The nodes that are new or have changed.
  var nodes: [Node] = []
  var removed: [String] = []
  /// The frames of nodes that only moved: left, top, width and height.
  var moved: [String: [Double]] = [:]
  /// The children of nodes in reading order.
  var children: [String: [String]] = [:]
  var announcements: [String] = []
  var focus: String?
  /// The window itself, included in the first report.
  var root: String?

  /// A Boolean value that indicates whether different views may now be able to have the keyboard focus.
  var mayMoveFocus: Bool { !nodes.isEmpty || !removed.isEmpty || !children.isEmpty }

  struct Node: Encodable {
    let id: String
    let role: String
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    let frame: [Double]
    var isDisabled: Bool?
    var isSelected: Bool?
    var isModal: Bool?
    /// The state of a toggle, as a value of `aria-checked`.
    var checked: String?
    var level: Int?
    /// The links in the label. Each has an action with the same text.
    var links: [Link]?
    /// The URL of a link that pages can open.
    var url: String?
    var language: String?
    var isRightToLeft: Bool?
    /// The names of the actions, in the order of their numbers in messages.
    let actions: [String]

    struct Link: Encodable {
      let text: String
      let url: String?
    }
  }
}

extension TreeChanges.Node {
  init(_ node: AccessibilityNode) {
    id = node.id.name
    role = node.role.rawValue
    label = node.label
    value = node.value
    hint = node.hint
    identifier = node.identifier
    frame = node.frame._numbers
    isDisabled = node.isEnabled ? nil : true
    isSelected = node.traits.contains(.isSelected) ? true : nil
    isModal = node.traits.contains(.isModal) ? true : nil
    checked = node.toggleState.map {
      switch $0 {
      case .on: "true"
      case .off: "false"
      case .mixed: "mixed"
      }
    }
    level = node.details.headingLevel
    links =
      node.details.links.isEmpty
      ? nil : node.details.links.map { TreeChanges.Node.Link(text: $0.text, url: $0.url._openedByPages) }
    url = node.isEnabled ? node.details.url?._openedByPages : nil
    language = node.language
    isRightToLeft = node.isRightToLeft ? true : nil
    actions = node.actions.map { $0.name ?? "\($0.kind)" }
  }
}

extension AccessibilityID {
  /// The name of the node in messages.
  var name: String { "\(element).\(stamp).\(level)" }
}

extension CGRect {
  /// The rectangle's numbers for messages, rounded to a hundredth of a point.
  var _numbers: [Double] {
    [minX, minY, width, height].map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 }
  }
}
