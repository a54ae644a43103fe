internal import CanopyCore
internal import CanopyLayout

/// A view's handler that determines the initial focus.
@MainActor
protocol DefaultFocusProviding: InputHandler {
  /// A Boolean value that indicates whether the default also applies when people move the focus into the view.
  var isUsedByPeople: Bool { get }

  /// Moves the focus to the default. Returns false if there is none.
  func focusDefault(in focus: WindowFocus) -> Bool
}

// The initial focus, also after a reset.
extension WindowFocus {
  /// Moves the focus to the default of a tree, which is set by the outermost view that has one.
  @discardableResult
  func focusDefault(of root: ElementIndex) -> Bool {
    // Most windows don't have a default.
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

  /// Returns the descendants of an element that have a handler of the given type.
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
