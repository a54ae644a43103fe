package import Foundation

/// The resistance of content that is dragged beyond its limits.
package enum ScrollLimits {
  /// The fraction of the distance by which content initially follows a touch.
  private static let resistance: CGFloat = 0.55

  /// Returns the offset of content that is dragged to an offset. Beyond the limits, the content follows less and less, and never
  /// by more than the length of the scroll view.
  ///
  /// - Parameters:
  ///   - offset: The offset without resistance.
  ///   - least: The least offset of the content at rest.
  ///   - most: The greatest offset of the content at rest.
  ///   - length: The length of the scroll view.
  package static func stretched(
    _ offset: CGFloat, from least: CGFloat = 0, to most: CGFloat, in length: CGFloat
  ) -> CGFloat {
    if offset < least { return least - stretch(least - offset, in: length) }
    return offset > most ? most + stretch(offset - most, in: length) : offset
  }

  /// Returns the offset without resistance, given the offset at which content is shown.
  package static func unstretched(
    _ offset: CGFloat, from least: CGFloat, to most: CGFloat, in length: CGFloat
  ) -> CGFloat {
    if offset < least { return least - relax(least - offset, in: length) }
    return offset > most ? most + relax(offset - most, in: length) : offset
  }

  private static func relax(_ stretched: CGFloat, in length: CGFloat) -> CGFloat {
    stretched < length ? stretched / (1 - stretched / length) / resistance : stretched
  }

  private static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    length > 0 ? distance * resistance / (distance * resistance / length + 1) : 0
  }
}
