package import Foundation

extension DisplayItem {
  /// Returns the item moved by an offset.
  package func moved(by offset: CGSize) -> DisplayItem {
    if offset == .zero { return self }
    switch content {
    case .fill(var fill):
      fill.path.translate(by: CGPoint(x: offset.width, y: offset.height))
      fill.paint = fill.paint.moved(by: offset)
      return DisplayItem(id: id, .fill(fill))
    case .text(var text):
      text.frame = text.frame.offsetBy(dx: offset.width, dy: offset.height)
      for index in text.looks.indices { text.looks[index].paint = text.looks[index].paint.moved(by: offset) }
      return DisplayItem(id: id, .text(text))
    case .image(var image):
      image.frame = image.frame.offsetBy(dx: offset.width, dy: offset.height)
      image.template = image.template?.moved(by: offset)
      return DisplayItem(id: id, .image(image))
    case .group(var group):
      group.effect = group.effect.moved(by: offset)
      group.list = group.list.moved(by: offset)
      return DisplayItem(id: id, .group(group))
    }
  }
}

extension DisplayList {
  /// Returns the list moved by an offset.
  func moved(by offset: CGSize) -> DisplayList { DisplayList(parts: [Part(id: 0, self, movedBy: offset)]) }
}

extension DisplayGroup.Effect {
  /// Returns the effect for a group that is moved by an offset.
  fileprivate func moved(by offset: CGSize) -> DisplayGroup.Effect {
    switch self {
    case .clip(var path, let style):
      path.translate(by: CGPoint(x: offset.width, y: offset.height))
      return .clip(path, style)
    case .mask(let mask): return .mask(mask.moved(by: offset))
    case .transform(let map):
      return .transform(
        CGAffineTransform(translationX: -offset.width, y: -offset.height).concatenating(map).concatenating(
          CGAffineTransform(translationX: offset.width, y: offset.height)))
    case .projection(let map):
      return .projection(
        ProjectionTransform(CGAffineTransform(translationX: -offset.width, y: -offset.height)).concatenating(map)
          .concatenating(ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))))
    case .layer, .blur, .shadow, .blend, .colors, .threshold: return self
    }
  }
}

extension DrawPaint {
  /// Returns the paint for an area that is moved by an offset.
  fileprivate func moved(by offset: CGSize) -> DrawPaint {
    switch self {
    case .color, .material: return self
    case .gradient(var gradient):
      gradient.geometry = gradient.geometry.moved(by: offset)
      return .gradient(gradient)
    case .mesh(var mesh):
      mesh.points = mesh.points.map { $0._moved(by: offset) }
      return .mesh(mesh)
    case .tile(var tile):
      tile.frame = tile.frame.offsetBy(dx: offset.width, dy: offset.height)
      return .tile(tile)
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate func moved(by offset: CGSize) -> DrawGradient.Geometry {
    switch self {
    case .linear(let from, let to): .linear(from: from._moved(by: offset), to: to._moved(by: offset))
    case .radial(let center, let from, let to, let height):
      .radial(center: center._moved(by: offset), from: from, to: to, height: height)
    case .angular(let center, let from, let to): .angular(center: center._moved(by: offset), from: from, to: to)
    }
  }
}

extension CGPoint {
  fileprivate func _moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}
