internal import CanopyDrawing
internal import Foundation

/// All caches that drawing uses.
package enum RasterCaches {
  /// Removes all masks, layouts, measurements and pictures from the caches.
  package static func empty() {
    MaskCache.areas.empty()
    MaskCache.texts.empty()
    SheetCache.shared.empty()
    PangoTextEngine.shared.emptyCaches()
    Pictures.shared.empty()
  }
}

/// A cache of recently drawn shapes and texts in one color, as coverage masks, because many of them have the same form.
///
/// Safe because it is used only on the main actor, like all drawing.
final class MaskCache {
  /// Masks of areas, independent of their color and of whole-pixel offsets.
  nonisolated(unsafe) static let areas = MaskCache(capacity: 16 << 20)
  /// Masks of texts, independent of their color and of whole-pixel offsets.
  nonisolated(unsafe) static let texts = MaskCache(capacity: 32 << 20)

  /// The maximum width and height of a mask in the cache, in pixels.
  static var largest: CGFloat { 512 }

  private var known: BoundedCache<Fingerprint, AlphaMask>

  private let capacity: Int

  private init(capacity: Int) {
    self.capacity = capacity
    known = BoundedCache(capacity: capacity)
  }

  /// Removes every mask.
  func empty() { known = BoundedCache(capacity: capacity) }

  func mask(for form: Fingerprint, make: () -> AlphaMask?) -> AlphaMask? {
    known.value(for: form, cost: \.cost, make: make)
  }
}

/// The most recently drawn pictures, each at the size and the subpixel offset at which it was drawn.
///
/// It is used only on the main actor, like all drawing.
final class SheetCache {
  struct Key: Hashable {
    /// Retains the picture, so that no other picture can have the same identity.
    let image: DrawImage
    /// A fingerprint of its pixels, which is the same at positions that are whole pixels apart.
    let form: Fingerprint
  }

  // Safe because all drawing is on the main actor.
  nonisolated(unsafe) static let shared = SheetCache()

  /// The maximum width and height of a sheet, in pixels.
  static var largest: CGFloat { 2_048 }
  /// The maximum memory for cached sheets, in bytes.
  private static var capacity: Int { 64 << 20 }

  private var known = BoundedCache<Key, PixelPicture>(capacity: capacity)

  /// Removes every sheet.
  func empty() { known = BoundedCache(capacity: Self.capacity) }

  func sheet(for key: Key, make: () -> PixelPicture?) -> PixelPicture? {
    known.value(for: key, cost: { $0.width * $0.height * 4 }, make: make)
  }
}
