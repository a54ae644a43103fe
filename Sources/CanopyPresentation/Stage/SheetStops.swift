internal import CanopyLayout
internal import Foundation

/// The heights at which a sheet rests, and where it goes when people let it go.
///
/// ```swift
/// let stops = SheetStops(detents: [417, 834], isDismissible: true)
/// stops.end(from: 500, velocity: 900)   // 834: upwards, fast
/// stops.end(from: 300, velocity: -100)  // 417: the nearest
/// ```
struct SheetStops: Equatable {
  /// The heights of the detents in ascending order; at least one.
  let detents: [CGFloat]
  /// A Boolean value that indicates whether people can drag the sheet away.
  let isDismissible: Bool

  /// The velocity, in points per second, at which a sheet goes at least to the next height in its direction.
  static let fling: CGFloat = 900
  /// The time for which a slower sheet is thought to go on.
  static let projection: CGFloat = 0.15

  var least: CGFloat { detents.first ?? 0 }
  var most: CGFloat { detents.last ?? 0 }

  /// All heights at which the sheet may end, in ascending order; zero means that it is dismissed.
  private var ends: [CGFloat] { isDismissible ? [0] + detents : detents }

  /// Returns the height to which a sheet goes that is let go.
  ///
  /// - Parameters:
  ///   - height: Its height when it is let go.
  ///   - velocity: The velocity with which its height grows, in points per second.
  func end(from height: CGFloat, velocity: CGFloat) -> CGFloat {
    let projected = height + velocity * Self.projection
    let nearest = ends.min { abs($0 - projected) < abs($1 - projected) } ?? most
    if velocity >= Self.fling { return max(nearest, ends.first { $0 > height } ?? most) }
    if velocity <= -Self.fling { return min(nearest, ends.last { $0 < height } ?? ends.first ?? most) }
    return nearest
  }

  /// Returns the height of a sheet that is dragged to a height. Beyond its limits it follows less and less.
  func stretched(_ height: CGFloat, in length: CGFloat) -> CGFloat {
    ScrollLimits.stretched(height, from: isDismissible ? 0 : least, to: most, in: length)
  }

  /// Returns the height to which people have dragged a sheet that has a height.
  func unstretched(_ height: CGFloat, in length: CGFloat) -> CGFloat {
    ScrollLimits.unstretched(height, from: isDismissible ? 0 : least, to: most, in: length)
  }
}
