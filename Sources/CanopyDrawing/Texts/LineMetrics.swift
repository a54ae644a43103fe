package import Foundation

/// The height of a line of text and the position of its baseline, in points.
///
/// The lines of a text are stacked with their exact heights. Only the height of the entire text is rounded up to whole pixels,
/// and each baseline is rounded to the nearest pixel.
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

  /// Returns the metrics of the smallest line that contains this line and another line on the same baseline.
  package func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }

  /// Returns the metrics of the line with additional space for letters that are moved up by an offset, or down if the offset is
  /// negative.
  package func movingLetters(by offset: CGFloat, displayScale: CGFloat) -> LineMetrics {
    let room = abs(offset)._roundedUpToPixel(displayScale)
    return LineMetrics(ascent: ascent + (offset > 0 ? room : 0), descent: descent + (offset < 0 ? room : 0))
  }
}

extension LineMetrics {
  /// Creates the metrics of a line in a font.
  ///
  /// - Parameters:
  ///   - ascent: The extent of the font above the baseline.
  ///   - descent: The extent of the font below the baseline.
  ///   - leading: The additional height, half of it above the letters and half below.
  package init(fontAscent ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let height = max(ascent + descent + leading, 0)
    let top = min(ascent + leading / 2, height)
    self.init(ascent: top, descent: height - top)
  }

  /// Creates the metrics of a line in the system's typeface.
  ///
  /// Lines have San Francisco's vertical metrics in every design and width, regardless of the font file that replaces it. Their
  /// height is 1.193359 times the point size.
  package init(systemFontOfSize size: CGFloat, leading: CGFloat = 0) {
    self.init(fontAscent: 0.952148 * size, descent: 0.241211 * size, leading: leading)
  }

  /// The height of San Francisco's capital letters, in ems.
  package static var capHeight: CGFloat { 0.7046 }
}

extension CGFloat {
  /// Returns the length rounded to whole pixels.
  package func _roundedToPixel(_ displayScale: CGFloat) -> CGFloat { (self * displayScale).rounded() / displayScale }

  /// Returns the length rounded up to whole pixels. An excess of up to a ten-thousandth of a pixel is ignored.
  package func _roundedUpToPixel(_ displayScale: CGFloat) -> CGFloat {
    // Adding 0 replaces -0, the rounded value of a length of 0, with 0.
    ((self * displayScale - 1e-4).rounded(.up) + 0) / displayScale
  }
}
