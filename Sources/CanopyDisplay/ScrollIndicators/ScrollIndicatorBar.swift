package import Foundation

/// The position of a scroll indicator along an axis.
package struct ScrollIndicatorBar: Equatable {
  /// The distance from the start of the scroll view to the bar.
  package let start: CGFloat
  /// The length of the bar.
  package let length: CGFloat

  /// The thickness of a bar.
  package static let thickness: CGFloat = 3
  /// The distance between a bar and the edges of the scroll view.
  package static let inset: CGFloat = 3
  /// The minimum length of a bar while the content is within its limits.
  private static let leastLength: CGFloat = 36
  /// The minimum length of a bar while the content is beyond its limits.
  private static let leastStretchedLength: CGFloat = 7

  /// Creates the bar for an offset, or returns nil if there is no space for it.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset.
  ///   - most: The maximum scroll offset.
  ///   - visible: The length of the scroll view.
  ///   - margins: The lengths at the start and at the end that the bar must not use.
  package init?(offset: CGFloat, most: CGFloat, visible: CGFloat, margins: (start: CGFloat, end: CGFloat)) {
    let room = visible - 2 * Self.inset - margins.start - margins.end
    guard most > 0, visible > 0, room > Self.leastStretchedLength else { return nil }
    let full = min(max(room * visible / (visible + most), Self.leastLength), room)
    let beyond = max(-offset, offset - most, 0)
    length = max(full - beyond, min(Self.leastStretchedLength, full))
    let part = min(max(offset / most, 0), 1)
    start = Self.inset + margins.start + part * (room - length)
  }
}
