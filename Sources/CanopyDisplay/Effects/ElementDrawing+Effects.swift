internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension ElementDrawing {
  /// Returns the display list of an element in a frame, with an effect.
  func list(_ list: DisplayList, with effect: RenderEffect, of node: LayoutNode, in frame: CGRect) -> DisplayList {
    let element = node.element
    if let map = effect.transform(in: frame.size) {
      let map = map.around(frame.origin)
      if map.isIdentity { return list }
      // No closure, because it would check that it runs on the main actor.
      if let affine = map.affine { return list.grouped(.transform(affine), of: element) }
      return list.grouped(.projection(map), of: element)
    }
    switch effect {
    case .offset, .scale, .rotation, .turn, .transform, .projection: return list
    case .clip(let clip):
      let path = outline(of: clip.shape, in: frame._snapped(to: scale), node, strokes: true)
      return list.grouped(.clip(path, clip.style), of: element)
    case .opacity(let opacity):
      let opacity = max(0, min(1, opacity))
      if opacity == 1 { return list }
      return opacity > 0 ? list.grouped(.layer(opacity: opacity), of: element, appliesToEach: true) : DisplayList()
    case .layer: return list.grouped(.layer(opacity: 1), of: element)
    case .blend(let mode):
      return mode == .normal ? list : list.grouped(.blend(mode), of: element, appliesToEach: true)
    case .shadow(let shadow):
      let paint = ShadowPaint(shadow, in: node.environment)
      return list.grouped(.shadow(DisplayShadow(paint)), of: element, appliesToEach: true)
    case .blur(let radius, let isOpaque):
      return radius > 0 ? list.grouped(.blur(radius: radius, isOpaque: isOpaque), of: element) : list
    case .colors(let adjustment): return list.grouped(.colors(adjustment.matrix), of: element)
    case .multiplication(let color):
      let factor = DrawColor(color.resolve(in: node.environment))
      return list.grouped(.colors(.multiplication(by: factor)), of: element)
    }
  }
}

extension DisplayList {
  /// Returns the list as a group with an effect.
  func grouped(
    _ effect: DisplayGroup.Effect, of element: ElementIndex, appliesToEach: Bool = false
  ) -> DisplayList {
    if isEmpty { return self }
    return [DisplayItem(id: element, .group(DisplayGroup(effect, self, appliesToEach: appliesToEach)))]
  }
}
