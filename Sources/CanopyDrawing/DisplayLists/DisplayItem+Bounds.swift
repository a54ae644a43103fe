package import Foundation

extension DisplayItem.Content {
  /// An extent that contains everything the item draws.
  var bounds: Extent {
    switch self {
    case .fill(let fill): fill.bounds
    case .text(let text): text.bounds
    case .image(let image): Extent(image.frame)
    case .group(let group): group.bounds
    }
  }
}

extension [DisplayItem] {
  /// An extent that contains everything the items draw.
  package var _bounds: Extent { reduce(.nothing) { $0.union($1.bounds) } }
}

extension DisplayFill {
  /// An extent that contains everything the fill draws.
  package var bounds: Extent {
    let area = path.extent
    guard let stroke else { return area }
    // A line's corner can extend further than half of its width.
    let corner = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5
    return area.grown(by: stroke.lineWidth / 2 * corner)
  }
}

extension DisplayText {
  /// An extent that contains everything the text draws. Letters can extend beyond their lines, and a text has at least one
  /// line.
  package var bounds: Extent {
    if let part { return bounds(of: part) }
    let size = request.largestFontSize
    let least = CGSize(width: max(frame.width, size), height: max(frame.height, 1.5 * size))
    return Extent(CGRect(origin: frame.origin, size: least)).grown(by: size / 2)
  }

  private func bounds(of part: Part) -> Extent {
    Extent(part.frame.offsetBy(dx: frame.minX, dy: frame.minY)).grown(by: request.largestFontSize)
  }
}

extension DisplayGroup {
  /// An extent that contains everything the group draws.
  package var bounds: Extent { Self.bounds(of: list.bounds, after: effect) }

  /// Returns the extent of content with an effect, given its extent without the effect.
  package static func bounds(of inside: Extent, after effect: Effect) -> Extent {
    switch effect {
    case .clip(let path, _): return inside.intersection(path.extent)
    case .mask(let mask): return inside.intersection(mask.bounds)
    case .transform(let map): return inside.applying(map)
    // Interpolation between the pixels of a projected layer extends one and a half pixels beyond its edge. A pixel is at most
    // one point wide.
    case .projection(let map): return inside.grown(by: 1.5).applying(map)
    case .layer, .colors, .blend, .threshold: return inside
    case .blur(let radius, _): return inside.grown(by: 3 * radius)
    case .shadow(let shadow):
      let area = inside.grown(by: 3 * shadow.radius).moved(by: shadow.offset)
      return switch shadow.kind {
      case .inner: inside
      case .drop: inside.union(area)
      case .alone, .surrounding: area
      }
    }
  }
}

extension Path {
  /// An extent around all points of the path, including control points. It is faster than `boundingRect` and at least as large.
  package var extent: Extent { Extent(around: points) }
}

extension TextRequest {
  /// The largest font size of the text's pieces, in points.
  package var largestFontSize: CGFloat {
    switch content {
    case .plain(_, let style): style.font.size
    case .pieces(let pieces): pieces.map(\.style.font.size).max() ?? 0
    }
  }
}
