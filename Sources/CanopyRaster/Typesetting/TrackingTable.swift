internal import CanopyDrawing
internal import Foundation

/// The tracking that makes Inter's letters as wide as San Francisco's, by point size and weight, in thousandths of an em.
///
/// See decision 19 for the underlying measured widths.
struct TrackingTable {
  /// The tracking of regular letters, by point size.
  let regular: [(size: CGFloat, tracking: CGFloat)]
  /// The additional tracking of other weights. Light letters have none.
  let weights: [(weight: CGFloat, tracking: CGFloat)]

  /// The table of the optical size for small text: the table of the Human Interface Guidelines minus 3.5.
  static let text = TrackingTable(
    regular: [
      (6, 37.5), (7, 30.5), (8, 22.5), (9, 15.5), (10, 8.5), (11, 2.5), (12, -3.5), (13, -9.5), (14, -14.5),
      (15, -19.5), (16, -23.5), (17, -29.5), (20, -31),
    ],
    weights: [(400, 0), (500, 8), (600, 9.5), (700, 16), (800, 24), (900, 28)])

  /// The table of the optical size for large text.
  static let display = TrackingTable(
    regular: [(20, 7.5), (22, 4), (24, -2), (26, 0), (28, 13), (32, -4), (34, 0)],
    weights: [(400, 0), (500, 1), (600, 4), (700, 9), (800, 15), (900, 23)])

  /// Returns the distance that is added after each letter, in ems.
  func tracking(forSize size: CGFloat, weight: Int) -> CGFloat {
    (Self.value(at: size, of: regular.map { ($0.size, $0.tracking) })
      + Self.value(at: CGFloat(weight), of: weights.map { ($0.weight, $0.tracking) })) / 1_000
  }

  /// Returns the value of a function that is linear between the given points.
  private static func value(at place: CGFloat, of points: [(place: CGFloat, value: CGFloat)]) -> CGFloat {
    guard let next = points.firstIndex(where: { $0.place >= place }) else { return points.last?.value ?? 0 }
    guard next > 0 else { return points[0].value }
    let (low, high) = (points[next - 1], points[next])
    return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }
}
