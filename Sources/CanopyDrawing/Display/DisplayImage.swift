package import Foundation

/// A picture in a rectangle.
package struct DisplayImage: Equatable, Sendable {
  /// How pixels are made from others.
  package enum Smoothness: Int, Sendable { case none, low, medium, high }

  /// Which parts of a picture keep their size where the picture is larger or smaller.
  package struct Slices: Hashable, Sendable {
    /// How wide the parts at the edges are, in points.
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    /// Whether what is between is repeated, and not stretched.
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
  /// How large the picture is by itself, in points.
  package var naturalSize: CGSize
  package var frame: CGRect
  package var slices = Slices()
  package var smoothness = Smoothness.medium
  /// Whether its edges are smooth where they are not on whole pixels.
  package var isAntialiased = true
  /// What it is filled with as far as it is opaque; nil shows its own colors.
  package var template: DrawPaint?
  package var opacity: Float = 1

  package init(_ image: DrawImage, naturalSize: CGSize, in frame: CGRect) {
    self.image = image
    self.naturalSize = naturalSize
    self.frame = frame
  }
}
