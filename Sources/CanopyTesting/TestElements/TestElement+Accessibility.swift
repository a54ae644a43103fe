internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyInput
internal import CanopyScene
internal import Foundation

// The properties of an element for assistive technologies. A text in a button has the button's properties.

extension TestElement {
  /// The label that assistive technologies read, or nil if there is none.
  public var label: String? { accessibleNode?.label }

  /// The value that assistive technologies read, such as `on`, `off` or `mixed` for a toggle, or nil if there is none.
  public var value: String? {
    let node = accessibleNode
    return node?.value ?? node?.toggleState.map { "\($0)" }
  }

  /// The hint that assistive technologies read, or nil if there is none.
  public var hint: String? { accessibleNode?.hint }

  /// The names of the accessibility traits in code, such as `isButton` or `isSelected`.
  public var traits: [String] { accessibleNode?.traits.names ?? [] }

  /// The names of the accessibility actions, such as `activate` or `increment`, or the name of a named action.
  public var actions: [String] { accessibleNode?.actions.map(\.testName) ?? [] }

  /// Performs the accessibility action with a name.
  public func performAction(named name: String) throws {
    guard let node = accessibleNode else { throw TestError.notAccessible(self) }
    guard let action = node.actions.first(where: { $0.testName == name }) else {
      throw TestError.noAction(name, of: node)
    }
    try perform(action, of: node)
  }

  /// Increases the value by a step, like an assistive technology.
  public func increment() throws { try performAction(named: "increment") }

  /// Decreases the value by a step, like an assistive technology.
  public func decrement() throws { try performAction(named: "decrement") }

  private func perform(_ action: AccessibilityNodeAction, of node: AccessibilityNode) throws {
    guard node.isEnabled else { throw TestError.disabled(self) }
    UpdateCause("performing “\(action.testName)” on \(quotedName)").run {
      _ = screen.frame.accessibility.perform(action, at: node.id)
    }
    screen.settle()
  }

  /// Moves the focus of a screen reader to the element.
  public func moveAccessibilityFocus() throws {
    guard let node = accessibleNode else { throw TestError.notAccessible(self) }
    screen.frame.accessibility.setFocus(node.id)
    screen.settle()
  }

  // MARK: Nodes

  /// The accessibility node of the element itself, or nil if it has none.
  var ownAccessibleNode: AccessibilityNode? {
    let path = Set(sequence(first: index) { ViewRuntime.elements.wrapped(by: $0) })
    return screen.accessibilityNodes.first { path.contains($0.id.element) && $0.role != .window }
  }

  /// The accessibility node of the element, or of the element that contains it, or nil if there is none.
  var accessibleNode: AccessibilityNode? {
    if let own = ownAccessibleNode { return own }
    let nodes = screen.accessibilityNodes.filter { !$0.role.isContainer }
    let around = sequence(first: index) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
    for element in around {
      if let node = nodes.first(where: { $0.id.element == element }) { return node }
    }
    let inside = nodes.filter { node in
      sequence(first: node.id.element) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }.contains(index)
    }
    return inside.count == 1 ? inside.first : nil
  }
}

extension TestScreen {
  /// A description of the elements exposed to assistive technologies, in reading order, with an indented line for each.
  ///
  /// ```swift
  /// #expect(
  ///   screen.accessibilityTree == """
  ///     heading “Settings”
  ///     toggle “Wi-Fi”, on
  ///     button “Reset”, dimmed
  ///     """)
  /// ```
  public var accessibilityTree: String { isClosed ? "" : frame.accessibility.snapshot().description }

  /// The accessibility nodes in reading order.
  var accessibilityNodes: [AccessibilityNode] { isClosed ? [] : frame.accessibility.snapshot().inOrder }
}

extension AccessibilityNodeAction {
  /// The name of the action in tests.
  var testName: String { kind == .named ? name ?? "" : description }
}
