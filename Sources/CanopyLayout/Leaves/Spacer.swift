public import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A flexible space that expands along the axis of its stack, or on both axes outside of a stack.
@frozen public struct Spacer {
  /// The minimum length; nil for the default distance between views.
  public var minLength: CGFloat?

  /// Creates a flexible space.
  @inlinable
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@MainActor
extension Spacer: View, LeafView {
  package func makeLeaf() -> SpacerLeaf { SpacerLeaf(minLength) }

  package func update(_ leaf: inout SpacerLeaf) -> LeafChange {
    let old = leaf
    leaf = makeLeaf()
    return leaf == old ? .nothing : .size
  }
}

package struct SpacerLeaf: Equatable, LeafContent {
  private let least: CGFloat

  init(_ minLength: CGFloat?) { least = max(minLength ?? ViewSpacing.usual, 0) }

  package var label: String { "spacer" }

  @MainActor
  package func sizeThatFits(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize {
    let orientation = measuring.stackOrientation
    func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
      orientation == nil || orientation == axis ? max(least, offered ?? least) : 0
    }
    return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  /// Spacers prefer no distance, because they are space themselves.
  package var spacing: ViewSpacing { .zero }

  @MainActor
  package func isTouched(at _: CGPoint, of _: LayoutNode) -> Bool { false }

  @MainActor
  package func items(of _: LayoutNode, in _: CGRect, _: ElementDrawing) -> [DisplayItem] { [] }
}
