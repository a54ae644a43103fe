internal import CanopyDrawing
internal import Foundation

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
