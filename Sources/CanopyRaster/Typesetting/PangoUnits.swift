internal import CPango
internal import Foundation

extension CGFloat {
  /// The length in Pango's units, clamped to the range that Pango supports.
  var pangoUnits: Int32 { Int32(Swift.max(-1e6, Swift.min(1e6, self)) * CGFloat(PANGO_SCALE)) }

  /// A length that Pango has counted.
  init(pangoUnits units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }
}
