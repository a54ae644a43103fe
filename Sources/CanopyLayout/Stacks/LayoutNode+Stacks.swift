internal import CanopyCore
package import CanopyStyle
internal import Foundation

extension LayoutNode {
  /// The priority of the element in a stack. By default, a spacer receives the space that all others leave.
  var priority: Double {
    if let priority = trait(LayoutPriorityKey.self) { return priority }
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper { node = node.wrapped }
    return ViewRuntime.elements[node.element].kind == .leaf && node.layout is LeafLayout<SpacerLeaf> ? -.infinity : 0
  }

  /// The width for a proposal of no width, if it is known without measuring.
  var knownLeastWidth: CGFloat? { layout.knownLeastWidth(of: self) }

  /// The axis of the enclosing stack; nil outside of stacks.
  package var stackOrientation: Axis? {
    var next = parent
    while let node = next {
      switch ViewRuntime.elements[node.element].kind {
      case .wrapper: next = node.parent
      case .container: return node.layout.orientation
      default: return nil
      }
    }
    return nil
  }
}
