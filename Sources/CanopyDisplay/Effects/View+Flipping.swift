public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Mirrors the drawing of this view in right-to-left layouts, for pictures with a direction, such as arrows.
  ///
  /// The layout of the view doesn't change.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DrawingModifier(FlipDrawing(isEnabled: enabled)))
  }
}

/// The drawing of a view that is mirrored in right-to-left layouts.
struct FlipDrawing: EffectDrawing {
  let isEnabled: Bool

  var label: String { "flipsForRightToLeftLayoutDirection" }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    let surroundings = node.surroundings
    surroundings.add(node)
    return isEnabled && surroundings.mirrors ? [.scale(CGSize(width: -1, height: 1), anchor: .center)] : []
  }
}
