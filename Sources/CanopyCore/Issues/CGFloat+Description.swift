internal import Foundation

extension CGFloat {
  /// Without a fraction if there is none.
  package var shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : isInfinite ? (self > 0 ? "∞" : "-∞") : "\(self)"
  }
}
