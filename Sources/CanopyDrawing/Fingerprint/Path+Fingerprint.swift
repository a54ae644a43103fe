internal import Foundation

extension Path {
  /// Whether any of it is not straight.
  package var hasCurves: Bool { verbs.contains { $0 == .curve || $0 == .quadCurve } }

  /// Adds what tells its form apart when a map takes it somewhere: up to a thousandth of a unit, which nobody sees, so that
  /// numbers that are not quite the same make the same form.
  ///
  /// The map has to take all points to where their coordinates are from 0 to 10¹⁵.
  package func addForm(to fingerprint: inout Fingerprint, under map: CGAffineTransform) {
    verbs.withUnsafeBytes { fingerprint.add($0) }
    for point in points {
      let column = Int64((point.x * map.a + point.y * map.c + map.tx) * 1_024 + 0.5)
      let row = Int64((point.x * map.b + point.y * map.d + map.ty) * 1_024 + 0.5)
      fingerprint.add(UInt64(truncatingIfNeeded: column) << 32 | UInt64(UInt32(truncatingIfNeeded: row)))
    }
  }
}
