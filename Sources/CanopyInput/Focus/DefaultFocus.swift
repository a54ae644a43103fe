internal import CanopyCore
internal import CanopyLayout

/// A handler of a view that decides where the focus is at first.
@MainActor
protocol DefaultFocusProviding: InputHandler {
  /// A Boolean value that indicates whether the default also counts when people move the focus into the view.
  var isUsedByPeople: Bool { get }

  /// Moves the focus to the default. Returns false if there is none.
  func focusDefault(in focus: WindowFocus) -> Bool
}

// The focus at first, and after a reset.
extension WindowFocus {
  /// Moves the focus to the default of a tree: of the outermost view that has one.
  @discardableResult
  func focusDefault(of root: ElementIndex) -> Bool {
    // Most windows have no default.
    guard defaultCount > 0 else { return false }
    return providers(in: LayoutNode(root)).contains { $0.focusDefault(in: self) }
  }

  private func providers(in node: LayoutNode) -> [any DefaultFocusProviding] {
    if node.isHidden { return [] }
    var found: [any DefaultFocusProviding] = []
    if ViewRuntime.elements[node.element].kind == .wrapper,
      let handler = node.layout.inputHandler as? any DefaultFocusProviding
    {
      found.append(handler)
    }
    return found + node.children.flatMap(providers(in:))
  }

  /// Returns the elements with a handler of a type inside an element.
  func elements<Handler: InputHandler>(with _: Handler.Type, in node: LayoutNode) -> [(
    node: LayoutNode, handler: Handler
  )] {
    if node.isHidden { return [] }
    var found: [(node: LayoutNode, handler: Handler)] = []
    if ViewRuntime.elements[node.element].kind == .wrapper, let handler = node.layout.inputHandler as? Handler {
      found.append((node, handler))
    }
    return found + node.children.flatMap { elements(with: Handler.self, in: $0) }
  }
}
