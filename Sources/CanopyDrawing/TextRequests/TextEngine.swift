package import Foundation

/// An engine that lays out and measures text.
package protocol TextEngine: AnyObject {
  /// Returns the measure of a text for a width and a height, which may be infinite.
  func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure

  /// Returns a Boolean value that indicates whether there is a typeface or font of a name.
  func hasFont(named name: String) -> Bool

  /// Returns the typeface that is missing for a design of the system's font; nil if the design looks as it should.
  func missingTypeface(for design: FontRequest.Design) -> MissingTypeface?

  /// Returns the frames of the pictures in a text; nil for a picture that is truncated.
  func placesOfPictures(in text: DisplayText) -> [CGRect?]

  /// Returns the outline of a text set in one line, which starts at the origin and stands on the x-axis.
  func outline(of string: String, in font: FontRequest) -> Path

  /// Returns the frames of the lines of a text as it is drawn, from the first to the last. Each is as wide as its letters.
  func lines(of text: DisplayText) -> [CGRect]

  /// Returns the places of the characters of a text as it is drawn.
  func geometry(of text: DisplayText) -> TextGeometry
}

/// A typeface that a machine lacks.
package struct MissingTypeface: Hashable, Sendable {
  /// The name of its family.
  package let family: String
  /// The Debian package that contains it.
  package let package: String

  package init(family: String, package: String) {
    self.family = family
    self.package = package
  }
}

/// The measure of a text for an available size.
package struct TextMeasure: Hashable, Sendable {
  package var size: CGSize
  /// The distance from the top to the first baseline.
  package var firstBaseline: CGFloat
  /// The distance from the top to the last baseline.
  package var lastBaseline: CGFloat
  package var lines: Int
  /// A Boolean value that indicates whether the text is truncated.
  package var isTruncated: Bool

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
