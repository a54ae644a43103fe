package import Foundation

/// An engine that lays out and measures text.
package protocol TextEngine: AnyObject {
  /// Returns the measurements of a text for a width and a height, either of which may be infinite.
  func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure

  /// Returns a Boolean value that indicates whether a typeface or font with a name exists.
  func hasFont(named name: String) -> Bool

  /// Returns the typeface that is missing for a design of the system font, or nil if the design looks right.
  func missingTypeface(for design: FontRequest.Design) -> MissingTypeface?

  /// Returns the frames of the pictures in a text, with nil for a picture that is truncated.
  func placesOfPictures(in text: DisplayText) -> [CGRect?]

  /// Returns the outline of a one-line text that starts at the origin, with the x-axis as its baseline.
  func outline(of string: String, in font: FontRequest) -> Path

  /// Returns the frames of the lines of a drawn text, from first to last. Each is as wide as its letters.
  func lines(of text: DisplayText) -> [CGRect]

  /// Returns the positions of the characters in a drawn text.
  func geometry(of text: DisplayText) -> TextGeometry
}

/// A typeface that isn't installed on the machine.
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

/// The measurements of a text for an available size.
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
