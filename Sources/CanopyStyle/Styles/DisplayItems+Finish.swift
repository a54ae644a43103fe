package import CanopyDrawing
internal import Foundation

// Opacity, blend modes, and shadows apply to each item of a view separately, unless a `compositingGroup()`, a clip, or
// a blur has flattened the items before. This matches SwiftUI.

extension [DisplayItem] {
  /// Returns the items, each with the given drop and inner shadows.
  func shaded(by shadows: [ShadowPaint]) -> [DisplayItem] {
    var items = self
    for shadow in shadows where shadow.color.opacity > 0 { items = items.groupedEach(.shadow(DisplayShadow(shadow))) }
    return items
  }

  /// Returns the items, each with the shadows and the blend mode of the finish.
  package func finished(by finish: PaintFinish) -> [DisplayItem] {
    let items = shaded(by: finish.shadows)
    return finish.blendMode == .normal ? items : items.groupedEach(.blend(finish.blendMode))
  }
}

extension DisplayShadow {
  package init(_ shadow: ShadowPaint) {
    let radius = shadow.radius.isFinite ? max(shadow.radius, 0) : 0
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.init(
      DrawColor(shadow.color), radius: radius, offset: CGSize(width: length(shadow.x), height: length(shadow.y)),
      shadow.isInner ? .inner : .drop)
  }
}
