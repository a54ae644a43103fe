internal import Foundation

extension CGFloat {
  /// The number as text, without a zero fraction.
  package var shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : isInfinite ? (self > 0 ? "∞" : "-∞") : "\(self)"
  }
}
