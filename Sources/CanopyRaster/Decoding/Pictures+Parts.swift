internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Pictures.Picture {
  /// A part of the picture as pixels.
  ///
  /// - Parameters:
  ///   - source: The part, in fractions of the picture.
  ///   - size: The size at which the part is drawn, in points.
  ///   - scale: The number of pixels to a point, for vector graphics.
  func pixels(_ source: CGRect, in size: CGSize, scale: CGFloat) -> PixelPicture? {
    switch self {
    case .pixels(let picture):
      let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
      if source == CGRect(x: 0, y: 0, width: 1, height: 1) { return picture }
      return PixelPicture(width: width * source.width, height: height * source.height) { cairo in
        cairo_set_source_surface(cairo, picture.surface, -source.minX * width, -source.minY * height)
        cairo_paint(cairo)
      }
    case .lines(let picture):
      let (width, height) = (size.width * scale / source.width, size.height * scale / source.height)
      return PixelPicture(width: size.width * scale, height: size.height * scale) { cairo in
        picture.draw(
          on: cairo, in: CGRect(x: -source.minX * width, y: -source.minY * height, width: width, height: height))
      }
    }
  }
}
