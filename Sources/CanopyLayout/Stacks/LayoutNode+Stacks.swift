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

  /// The length that it takes if it is offered none, where that is known without asking: a text is no wider than what it is
  /// offered. To answer, the text would have to be set letter by letter.
  func knownLeast(along axis: Axis) -> CGFloat? {
    axis == .horizontal && ViewRuntime.elements[element].kind == .text ? 0 : nil
  }

  /// The size that it takes whatever it is offered along a stack, if it has said so before.
  func knownSize(forAnyLengthAlong axis: Axis, _ breadth: CGFloat) -> CGSize? {
    record.pointee.answers.size(forAnyLengthAlong: axis, breadth)
  }

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
