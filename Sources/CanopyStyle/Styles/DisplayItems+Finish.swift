package import CanopyDrawing
internal import Foundation

// Opacity, blending and shadows are done to each thing in a view, unless something has put these together before: a
// `compositingGroup()`, a clip, a blur. That is how SwiftUI has it.

extension [DisplayItem] {
  /// The items with shadows behind or inside of each.
  func shaded(by shadows: [ShadowPaint]) -> [DisplayItem] {
    var items = self
    for shadow in shadows where shadow.color.opacity > 0 { items = items.groupedEach(.shadow(DisplayShadow(shadow))) }
    return items
  }

  /// The items as the finish of what they are filled with has them.
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
