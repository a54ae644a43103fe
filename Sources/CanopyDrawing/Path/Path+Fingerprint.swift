internal import Foundation

extension Path {
  /// A Boolean value that indicates whether the path has curves.
  package var hasCurves: Bool { verbs.contains { $0 == .curve || $0 == .quadCurve } }

  /// Adds the transformed outline, rounded to a thousandth of a unit so that invisible differences don't matter.
  ///
  /// The transformed coordinates must be between 0 and 10¹⁵.
  package func addForm(to fingerprint: inout Fingerprint, under map: CGAffineTransform) {
    verbs.withUnsafeBytes { fingerprint.add($0) }
    for point in points {
      let column = Int64((point.x * map.a + point.y * map.c + map.tx) * 1_024 + 0.5)
      let row = Int64((point.x * map.b + point.y * map.d + map.ty) * 1_024 + 0.5)
      fingerprint.add(UInt64(truncatingIfNeeded: column) << 32 | UInt64(UInt32(truncatingIfNeeded: row)))
    }
  }
}
