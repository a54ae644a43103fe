package import CanopyDrawing
package import Foundation

/// Opens pictures: PNG, JPEG, GIF, WebP and what else is installed through gdk-pixbuf, SVG through librsvg.
package final class RasterImageEngine: ImageEngine {
  package static let shared = RasterImageEngine()

  private init() {}

  package func open(_ file: Data) throws(ImageFault) -> DrawImage {
    if file.isEmpty { throw .empty }
    if VectorPicture.looksLikeOne(file) {
      let picture = try VectorPicture(file)
      return DrawImage(.file(file), size: picture.size, isVector: true)
    }
    let picture = try PixelPicture(file)
    let image = DrawImage(
      .file(file), size: CGSize(width: picture.width, height: picture.height), isVector: false)
    Pictures.shared.keep(picture, of: image)
    return image
  }
}
