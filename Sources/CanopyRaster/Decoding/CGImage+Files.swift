public import CanopyDrawing
public import Foundation

extension CGImage {
  /// Creates a picture from the data of a PNG, JPEG, GIF, WebP or SVG file; nil for any other format or for invalid data.
  public convenience init?(data: Data) {
    guard let image = try? RasterImageEngine.shared.open(data) else { return nil }
    self.init(image)
  }

  /// Opens a file: PNG, JPEG, GIF, WebP or SVG; nil if it is not there, none of these, or broken.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}
