internal import Foundation

extension DisplayGroup {
  /// Returns items that look like the group, with the effect applied to each. Use it only if the group's effect applies to each
  /// item.
  ///
  /// - Parameter area: If not nil, items that are invisible in this area may be omitted.
  package func separate(in area: Extent? = nil) -> [DisplayItem] {
    var items: [DisplayItem] = []
    list.forEachItem(in: area?.grown(by: effect.reach)) { items.append($0) }
    return if case .layer(let opacity) = effect { items._faded(to: opacity) } else { items._groupedEach(effect) }
  }
}

extension DisplayGroup.Effect {
  /// The largest distance from an item at which the effect draws anything.
  fileprivate var reach: CGFloat {
    guard case .shadow(let shadow) = self else { return 0 }
    return 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
  }
}

extension [DisplayItem] {
  /// Returns the items with an effect that applies to all of them together.
  package func _grouped(_ effect: DisplayGroup.Effect, of element: UInt32) -> [DisplayItem] {
    isEmpty ? [] : [DisplayItem(id: element, .group(DisplayGroup(effect, self)))]
  }

  /// Returns the items with an effect that applies to each.
  package func _groupedEach(_ effect: DisplayGroup.Effect) -> [DisplayItem] {
    _singles.map { DisplayItem(id: $0.id, .group(DisplayGroup(effect, [$0]))) }
  }

  /// Returns the items with each item's opacity reduced.
  package func _faded(to opacity: Double) -> [DisplayItem] {
    if opacity == 1 { return self }
    return opacity > 0 ? _singles.map { $0.faded(to: opacity) } : []
  }

  /// The individual items, each with its part's offset applied.
  private var _singles: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item.content, case .transform = group.effect else { return [item] }
      let singles = group.list.items._singles
      return singles.count < 2
        ? [item] : singles.map { DisplayItem(id: $0.id, .group(DisplayGroup(group.effect, [$0]))) }
    }
  }
}

extension DisplayItem {
  /// Returns the item with its opacity reduced.
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
      case .transform: group.list = DisplayList(group.list.items._faded(to: opacity))
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
