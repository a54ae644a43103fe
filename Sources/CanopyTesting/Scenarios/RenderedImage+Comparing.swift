internal import CanopyDrawing
internal import CanopyRaster
public import Foundation

extension RenderedImage {
  /// Reads a picture from a file, such as one written from ``png``.
  ///
  /// - Throws: A ``TestError`` if the file isn't a picture.
  public init(contentsOf file: URL) throws {
    try self.init(data: Data(contentsOf: file), called: file.lastPathComponent)
  }

  /// Reads a picture from the data of a file.
  package init(data: Data, called name: String) throws {
    guard let opened = CGImage(data: data) else { throw TestError(message: "“\(name)” isn't a picture.") }
    guard let image = RasterImage(opened) else {
      throw TestError(message: "“\(name)” is too large for a picture.")
    }
    self.init(image)
  }

  /// Returns the fraction of pixels in which the picture differs from another one: 0 for equal pictures, and 1 if their sizes
  /// differ.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - tolerance: The largest difference of a color component to ignore, as a fraction of the difference between black and
  ///     white.
  public func difference(from other: RenderedImage, beyond tolerance: Double = 0) -> Double {
    guard width == other.width, height == other.height, width * height > 0 else { return 1 }
    let (own, others) = (bytes, other.bytes)
    guard own != others else { return 0 }
    let limit = (tolerance * 255).rounded(.down)
    var count = 0
    for pixel in stride(from: 0, to: own.count, by: 4) {
      for place in pixel..<(pixel + 4) where abs(Double(own[place]) - Double(others[place])) > limit {
        count += 1
        break
      }
    }
    return Double(count) / Double(width * height)
  }
}
