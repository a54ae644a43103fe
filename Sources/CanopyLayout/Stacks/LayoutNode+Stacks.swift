internal import CanopyCore
package import CanopyStyle
internal import Foundation

extension LayoutNode {
  /// When it gets room in a stack, compared to others. A spacer gets what all others leave, unless it says otherwise.
  var priority: Double {
    if let priority = trait(LayoutPriorityKey.self) { return priority }
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper { node = node.wrapped }
    return ViewRuntime.elements[node.element].kind == .leaf && node.layout is LeafLayout<SpacerLeaf> ? -.infinity : 0
  }

  /// Its width when it is offered no width, if that is known without asking it.
  var knownLeastWidth: CGFloat? { layout.knownLeastWidth(of: self) }

  /// The direction of the stack that it is in, if it is in one.
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
