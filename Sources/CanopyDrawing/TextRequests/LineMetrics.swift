package import Foundation

/// The height of a line of text and the position of its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  /// The distance from the top of the line to its baseline.
  package var ascent: CGFloat
  /// The distance from the baseline to the bottom of the line.
  package var descent: CGFloat

  package init(ascent: CGFloat, descent: CGFloat) {
    self.ascent = ascent
    self.descent = descent
  }

  package var height: CGFloat { ascent + descent }

  /// The line that holds this one and another on the same baseline.
  package func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }

  /// The line with room for letters that are moved up by an offset, or down if it is negative.
  package func movingLetters(by offset: CGFloat, displayScale: CGFloat) -> LineMetrics {
    let room = abs(offset).roundedUpToPixel(displayScale)
    return LineMetrics(ascent: ascent + (offset > 0 ? room : 0), descent: descent + (offset < 0 ? room : 0))
  }
}

extension LineMetrics {
  /// Creates a line of whole pixels: its height is rounded up, and the baseline is on the nearest pixel.
  ///
  /// - Parameters:
  ///   - ascent: The extent of the font above the baseline.
  ///   - descent: The extent of the font below the baseline.
  ///   - leading: The distance to add to the height, half of it above the letters and half below.
  package init(fontAscent ascent: CGFloat, descent: CGFloat, leading: CGFloat, displayScale: CGFloat) {
    let height = max(ascent + descent + leading, 0).roundedUpToPixel(displayScale)
    let top = min(((ascent + leading / 2) * displayScale).rounded() / displayScale, height)
    self.init(ascent: top, descent: height - top)
  }

  /// Makes a line of the system's typeface, which has San Francisco's vertical metrics in every design and width,
  /// whichever font file stands in for it: 1.193359 times the point size.
  package init(systemFontOfSize size: CGFloat, leading: CGFloat = 0, displayScale: CGFloat) {
    self.init(
      fontAscent: 0.952148 * size, descent: 0.241211 * size, leading: leading, displayScale: displayScale)
  }
}

extension CGFloat {
  /// The length rounded up to whole pixels. A ten-thousandth of a pixel more than that is an error of rounding.
  package func roundedUpToPixel(_ displayScale: CGFloat) -> CGFloat {
    // Adding 0 makes 0 of the -0 that nothing is rounded up to.
    ((self * displayScale - 1e-4).rounded(.up) + 0) / displayScale
  }
}
