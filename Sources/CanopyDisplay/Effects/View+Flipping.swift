public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Shows the view as in a mirror where text is read from right to left: for arrows and other pictures that point the way.
  ///
  /// Nothing is laid out otherwise.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DrawingModifier(FlipDrawing(isEnabled: enabled)))
  }
}

/// A mirror where text is read from right to left.
struct FlipDrawing: EffectDrawing {
  let isEnabled: Bool

  var label: String { "flipsForRightToLeftLayoutDirection" }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    let surroundings = node.surroundings
    surroundings.add(node)
    return isEnabled && surroundings.mirrors ? [.scale(CGSize(width: -1, height: 1), anchor: .center)] : []
  }
}
