public import CanopyDrawing
public import Foundation

/// Decodes pictures: PNG, JPEG, GIF, WebP and other formats that gdk-pixbuf supports, and SVG with librsvg.
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

extension CGImage {
  /// Creates a picture from the data of a PNG, JPEG, GIF, WebP or SVG file, or returns nil for any other format and for invalid
  /// data.
  public convenience init?(data: Data) {
    guard let image = try? RasterImageEngine.shared.open(data) else { return nil }
    self.init(image)
  }

  /// Creates a picture from a PNG, JPEG, GIF, WebP or SVG file, or returns nil if it doesn't exist, has another format, or is
  /// invalid.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}
