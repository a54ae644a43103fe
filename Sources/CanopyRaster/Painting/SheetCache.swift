internal import CanopyDrawing
internal import Foundation

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
