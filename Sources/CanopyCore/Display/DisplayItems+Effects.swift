internal import CanopyDrawing
internal import Foundation

// Opacity, blending and shadows are done to each thing in a view, unless something has put these together before: a
// `compositingGroup()`, a clip, a blur. That is how SwiftUI has it.

extension [DisplayItem] {
  /// The items with something done to them together.
  func grouped(_ effect: DisplayGroup.Effect, of element: ElementIndex) -> [DisplayItem] {
    isEmpty ? [] : [DisplayItem(id: element, .group(DisplayGroup(effect, self)))]
  }

  /// The items with something done to each.
  func groupedEach(_ effect: DisplayGroup.Effect) -> [DisplayItem] {
    singles.map { DisplayItem(id: $0.id, .group(DisplayGroup(effect, [$0]))) }
  }

  /// The items with shadows behind or inside of each.
  func shaded(by shadows: [ShadowPaint]) -> [DisplayItem] {
    var items = self
    for shadow in shadows where shadow.color.opacity > 0 { items = items.groupedEach(.shadow(DisplayShadow(shadow))) }
    return items
  }

  /// The items as the finish of what they are filled with has them.
  func finished(by finish: PaintFinish) -> [DisplayItem] {
    let items = shaded(by: finish.shadows)
    return finish.blendMode == .normal ? items : items.groupedEach(.blend(finish.blendMode))
  }

  /// The items, each of which hides less of what is behind it.
  func faded(to opacity: Double) -> [DisplayItem] {
    if opacity == 1 { return self }
    return opacity > 0 ? singles.map { $0.faded(to: opacity) } : []
  }

  /// Each item by itself: what is moved together is moved one by one.
  private var singles: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item.content, case .transform = group.effect, group.items.count > 1 else {
        return [item]
      }
      return group.items.singles.map { DisplayItem(id: $0.id, .group(DisplayGroup(group.effect, [$0]))) }
    }
  }
}

extension DisplayItem {
  /// The item, hiding less of what is behind it.
  fileprivate func faded(to opacity: Double) -> DisplayItem {
    let factor = Float(opacity)
    switch content {
    case .fill(var fill):
      if case .material = fill.paint { break }
      fill.paint = fill.paint.multiplyingOpacity(by: factor)
      return DisplayItem(id: id, .fill(fill))
    case .text(var text):
      text.looks = text.looks.map { $0.faded(to: factor) }
      return DisplayItem(id: id, .text(text))
    case .image(var image):
      image.opacity *= factor
      image.template = image.template?.multiplyingOpacity(by: factor)
      return DisplayItem(id: id, .image(image))
    case .group(var group):
      switch group.effect {
      case .layer(let inner): group.effect = .layer(opacity: inner * opacity)
      case .transform: group.items = group.items.faded(to: opacity)
      default: return DisplayItem(id: id, .group(DisplayGroup(.layer(opacity: opacity), [self])))
      }
      return DisplayItem(id: id, .group(group))
    }
    return DisplayItem(id: id, .group(DisplayGroup(.layer(opacity: opacity), [self])))
  }
}

extension DisplayText.Look {
  fileprivate func faded(to factor: Float) -> DisplayText.Look {
    var look = self
    look.paint = paint.multiplyingOpacity(by: factor)
    look.underline = underline?.multiplyingOpacity(by: factor)
    look.strikethrough = strikethrough?.multiplyingOpacity(by: factor)
    look.background = background?.multiplyingOpacity(by: factor)
    return look
  }
}

extension DisplayShadow {
  init(_ shadow: ShadowPaint) {
    let radius = shadow.radius.isFinite ? max(shadow.radius, 0) : 0
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.init(
      DrawColor(shadow.color), radius: radius, offset: CGSize(width: length(shadow.x), height: length(shadow.y)),
      shadow.isInner ? .inner : .drop)
  }
}
