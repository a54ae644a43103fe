package import Foundation

/// A picture in a rectangle.
package struct DisplayImage: Equatable, Sendable {
  /// The quality of interpolation when the picture is scaled.
  package enum Smoothness: Int, Sendable { case none, low, medium, high }

  /// The borders of a resized picture that keep their size.
  package struct Slices: Hashable, Sendable {
    /// The widths of the borders, in points.
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    /// A Boolean value that indicates whether the parts between the borders are repeated instead of stretched.
    package var isTiled: Bool

    package init(
      top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0, isTiled: Bool = false
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
      self.isTiled = isTiled
    }
  }

  package var image: DrawImage
  /// The natural size of the picture, in points.
  package var naturalSize: CGSize
  package var frame: CGRect
  package var slices = Slices()
  package var smoothness = Smoothness.medium
  /// A Boolean value that indicates whether the picture's edges are antialiased.
  package var isAntialiased = true
  /// The paint of a template, or nil to use the colors of the picture.
  package var template: DrawPaint?
  package var opacity: Float = 1

  package init(_ image: DrawImage, naturalSize: CGSize, in frame: CGRect) {
    self.image = image
    self.naturalSize = naturalSize
    self.frame = frame
  }
}
