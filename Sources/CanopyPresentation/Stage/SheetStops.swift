internal import CanopyLayout
internal import Foundation

/// The heights at which a sheet rests, and the rule for where it goes when a drag ends.
///
/// ```swift
/// let stops = SheetStops(detents: [417, 834], isDismissible: true)
/// stops.end(from: 500, velocity: 900)   // 834: upwards, fast
/// stops.end(from: 300, velocity: -100)  // 417: the nearest
/// ```
struct SheetStops: Equatable {
  /// The heights of the detents in ascending order. There is at least one.
  let detents: [CGFloat]
  /// A Boolean value that indicates whether people can dismiss the sheet by dragging it.
  let isDismissible: Bool

  /// The velocity, in points per second, above which a sheet moves at least to the next height in the direction of the drag.
  static let fling: CGFloat = 900
  /// The time, in seconds, for which the motion of a slower sheet is extrapolated.
  static let projection: CGFloat = 0.15

  var least: CGFloat { detents.first ?? 0 }
  var most: CGFloat { detents.last ?? 0 }

  /// All heights at which a drag can end, in ascending order. Zero dismisses the sheet.
  private var ends: [CGFloat] { isDismissible ? [0] + detents : detents }

  /// Returns the height that a sheet moves to when a drag ends.
  ///
  /// - Parameters:
  ///   - height: The height at the end of the drag.
  ///   - velocity: The rate at which the height grows at the end of the drag, in points per second.
  func end(from height: CGFloat, velocity: CGFloat) -> CGFloat {
    let projected = height + velocity * Self.projection
    let nearest = ends.min { abs($0 - projected) < abs($1 - projected) } ?? most
    if velocity >= Self.fling { return max(nearest, ends.first { $0 > height } ?? most) }
    if velocity <= -Self.fling { return min(nearest, ends.last { $0 < height } ?? ends.first ?? most) }
    return nearest
  }

  /// Returns the height of a sheet that is dragged to a height. Beyond its limits, the sheet follows with increasing
  /// resistance.
  func stretched(_ height: CGFloat, in length: CGFloat) -> CGFloat {
    ScrollLimits.stretched(height, from: isDismissible ? 0 : least, to: most, in: length)
  }

  /// Returns the height to which a person dragged a sheet that has a given height.
  func unstretched(_ height: CGFloat, in length: CGFloat) -> CGFloat {
    ScrollLimits.unstretched(height, from: isDismissible ? 0 : least, to: most, in: length)
  }
}
