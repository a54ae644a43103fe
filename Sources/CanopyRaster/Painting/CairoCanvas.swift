internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A canvas that draws display items with Cairo.
struct CairoCanvas {
  let cairo: OpaquePointer
  /// The counters that drawing updates.
  let statistics: DrawingStatistics
  /// The number of pixels per unit of the target for content that can only be drawn as pixels, or 1 if the target consists of
  /// pixels.
  var resolution: CGFloat = 1
  /// The pixels that can be written without Cairo, or nil if a later step, such as the effect of a group, changes the drawing.
  var open: OpenPixels?
  var method = DrawingMethod.fast
  /// The items drawn so far, for materials to blur, or nil unless the target is a vector file and the list contains materials.
  var backdrop: Backdrop?

  /// Draws a display list.
  ///
  /// - Parameter areas: If not empty, items that intersect none of these areas may be omitted.
  func draw(_ list: DisplayList, touching areas: [Extent] = []) {
    if method == .plain { return list.items.forEach(draw) }
    if let backdrop { return draw(list.items, onto: backdrop) }
    // A single area equals the clip, so it doesn't have to be tested again.
    draw(list, in: clip, touching: areas.count > 1 ? areas : [])
  }

  private func draw(_ list: DisplayList, in visible: Extent, touching areas: [Extent]) {
    func isSeen(_ bounds: Extent) -> Bool {
      visible.meets(bounds) && (areas.isEmpty || areas.contains { $0.meets(bounds) })
    }
    switch list.content {
    case .items(let items): for item in items where isSeen(item.bounds) { draw(item) }
    case .parts(let parts):
      for part in parts where isSeen(part.bounds) {
        if part.offset == .zero {
          draw(part.list, in: visible, touching: areas)
        } else {
          let back = CGSize(width: -part.offset.width, height: -part.offset.height)
          saving {
            transform(by: CGAffineTransform(translationX: part.offset.width, y: part.offset.height))
            draw(part.list, in: visible.moved(by: back), touching: areas.map { $0.moved(by: back) })
          }
        }
      }
    }
  }

  private func draw(_ items: [DisplayItem], onto backdrop: Backdrop) {
    let visible = clip
    for index in items.indices where visible.meets(items[index].bounds) {
      var canvas = self
      canvas.backdrop = backdrop.after(items[..<index])
      canvas.draw(items[index])
    }
  }

  func draw(_ item: DisplayItem) {
    switch item.content {
    case .group(let group): return draw(group)
    case .fill(let fill): draw(fill, in: item.bounds)
    case .text(let text): draw(text, in: item.bounds)
    case .image(let image): draw(image)
    }
    statistics.items += 1
  }

  /// A Boolean value that indicates whether the target consists of pixels, rather than being a vector file.
  var drawsPixels: Bool { cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE }

  // MARK: Coordinates

  /// Transforms subsequent drawing. Singular transforms are ignored, because Cairo would draw nothing afterward.
  func transform(by map: CGAffineTransform) {
    guard map.isInvertible else { return }
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_transform(cairo, &matrix)
  }

  /// The transform from the current coordinates to the target's.
  var toDevice: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The bounding rectangle of the clip.
  var clip: Extent {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Extent(left: left, top: top, right: right, bottom: bottom)
  }

  /// The bounding rectangle of the clip, in the target's coordinates.
  var deviceClip: Extent {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    return clip
  }

  /// Clips subsequent drawing to a rectangle.
  func clip(to area: Extent) {
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    cairo_rectangle(cairo, area.left, area.top, area.width, area.height)
    cairo_clip(cairo)
  }

  /// Runs a closure and restores the drawing state afterward.
  func saving(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }
}

/// A method of drawing a display list into pixels.
package enum DrawingMethod: Sendable {
  /// Uses all optimizations: cached masks and layouts, colors written directly to pixels, and culling of invisible content.
  case fast
  /// Uses only Cairo, without caches. This method is slow, and serves to verify the fast one.
  case plain
}

/// Counts of what was drawn.
package final class DrawingStatistics {
  /// The number of fills, texts and images that were drawn.
  package var items = 0
  /// The number of redrawn pixels.
  package var pixels = 0

  package init() {}
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform has an inverse.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite && (1 / determinant).isFinite
  }
}
