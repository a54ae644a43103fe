internal import CanopyDrawing
internal import Foundation

/// Everything that drawing keeps for the next time.
package enum RasterCaches {
  /// Removes all masks, layouts, measures and pictures from the caches.
  package static func empty() {
    MaskCache.areas.empty()
    MaskCache.texts.empty()
    SheetCache.shared.empty()
    PangoTextEngine.shared.emptyCaches()
    Pictures.shared.empty()
  }
}

/// A cache of recently drawn shapes and texts in one color, as masks of pixel coverage: many of them have the same form.
///
/// Safe because it belongs to the main actor, as all drawing does.
final class MaskCache {
  /// Masks of areas, independent of their color and of whole pixels of their place.
  nonisolated(unsafe) static let areas = MaskCache(capacity: 16 << 20)
  /// Masks of texts, independent of their color and of whole pixels of their place.
  nonisolated(unsafe) static let texts = MaskCache(capacity: 32 << 20)

  /// The greatest width and height of a mask in the cache, in pixels.
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

/// The pictures that were drawn last, each in the size and at the fraction of a pixel where it was drawn.
///
/// Belongs to the main actor, as all drawing does.
final class SheetCache {
  struct Key: Hashable {
    /// Keeps the picture, so that no other one can take its identity.
    let image: DrawImage
    /// A fingerprint of its pixels, which is the same at places that are whole pixels apart.
    let form: Fingerprint
  }

  // Safe because all drawing is on the main actor.
  nonisolated(unsafe) static let shared = SheetCache()

  /// The widest and highest sheets, in pixels.
  static var largest: CGFloat { 2_048 }
  /// The most memory for sheets that are kept, in bytes.
  private static var capacity: Int { 64 << 20 }

  private var known = BoundedCache<Key, PixelPicture>(capacity: capacity)

  /// Removes every sheet.
  func empty() { known = BoundedCache(capacity: Self.capacity) }

  func sheet(for key: Key, make: () -> PixelPicture?) -> PixelPicture? {
    known.value(for: key, cost: { $0.width * $0.height * 4 }, make: make)
  }
}
