internal import CanopyDrawing
internal import Foundation

/// What has been drawn lately in one colour, as pixels of how much of each it covers: many things have the same form.
///
/// Safe because it belongs to the main actor, as all drawing does.
final class MaskCache {
  /// By an area's form, up to whole pixels of where it is.
  nonisolated(unsafe) static let areas = MaskCache(capacity: 16 << 20)
  /// By a text, up to its colour and to whole pixels of where it is.
  nonisolated(unsafe) static let texts = MaskCache(capacity: 32 << 20)

  /// The widest and highest things that are remembered, in pixels.
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
