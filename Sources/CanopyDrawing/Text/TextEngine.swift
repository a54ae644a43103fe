package import Foundation

/// Sets text in lines, and measures it.
package protocol TextEngine: AnyObject {
  /// Sets a text in a room of a width and a height. Infinite room is as much as the text likes.
  func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure

  /// Whether there is a typeface, or a font of one, with a name.
  func hasFont(named name: String) -> Bool

  /// Returns the typeface that is missing for a design of the system's font; nil if the design looks as it should.
  func missingTypeface(for design: FontRequest.Design) -> MissingTypeface?

  /// Where the pictures are in a text as it is drawn: one for each piece that is one, nil where it is left out.
  func placesOfPictures(in text: DisplayText) -> [CGRect?]

  /// Returns the outline of a text set in one line, which starts at the origin and stands on the x-axis.
  func outline(of string: String, in font: FontRequest) -> Path

  /// Returns the frames of the lines of a text as it is drawn, from the first to the last. Each is as wide as its letters.
  func lines(of text: DisplayText) -> [CGRect]
}

/// A typeface that a machine lacks.
package struct MissingTypeface: Hashable, Sendable {
  /// The name of its family.
  package let family: String
  /// The Debian package that it comes in.
  package let package: String

  package init(family: String, package: String) {
    self.family = family
    self.package = package
  }
}

/// What a text takes up in a room that was given.
package struct TextMeasure: Hashable, Sendable {
  package var size: CGSize
  /// How far below the top the letters of the first line stand.
  package var firstBaseline: CGFloat
  /// How far below the top the letters of the last line stand.
  package var lastBaseline: CGFloat
  package var lines: Int
  /// Whether something had to be left out.
  package var isTruncated: Bool

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
