internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Pixels that can be changed in place without Cairo. They belong to a picture that is drawn directly, within rectangles of
/// whole pixels.
struct OpenPixels {
  private let surface: OpaquePointer
  private let pixels: PixelBuffer
  /// The areas that can be changed, which are disjoint rectangles.
  private let areas: [OpenArea]

  /// Returns nil if the surface doesn't store colors.
  init?(_ surface: OpaquePointer, _ areas: [Extent]? = nil) {
    guard let pixels = PixelBuffer(surface), pixels.channels == 4 else { return nil }
    self.surface = surface
    self.pixels = pixels
    let whole = OpenArea(left: 0, top: 0, right: pixels.width, bottom: pixels.height)
    self.areas = areas?.map { OpenArea($0).intersection(whole) } ?? [whole]
  }

  /// Blends a color over pixels through a mask.
  func blend(_ color: DrawColor, _ mask: PixelBuffer, _ left: Int, _ top: Int) {
    let source = PixelBlending(color)
    let place = OpenArea(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    cairo_surface_flush(surface)
    for area in areas {
      let seen = area.intersection(place)
      guard seen.left < seen.right else { continue }
      for y in seen.top..<max(seen.top, seen.bottom) {
        source.blend(
          mask.data + (y - top) * mask.stride + (seen.left - left), seen.right - seen.left,
          onto: pixels.data + y * pixels.stride + seen.left * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

/// A rectangle of whole pixels. It is empty if opposite edges are in the wrong order.
private struct OpenArea {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  func intersection(_ other: OpenArea) -> OpenArea {
    OpenArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

extension OpenArea {
  /// - Parameter extent: An extent whose edges are between pixels.
  fileprivate init(_ extent: Extent) {
    self.init(left: Int(extent.left), top: Int(extent.top), right: Int(extent.right), bottom: Int(extent.bottom))
  }
}
