internal import Foundation

/// A picture in memory, from which an `Image` can be created:
///
/// ```swift
/// if let picture = CGImage(contentsOf: URL(filePath: "photo.jpg")) {
///   Image(picture, scale: 2, label: Text("A photo"))
/// }
/// ```
public final class CGImage: Sendable {
  package let image: DrawImage

  package init(_ image: DrawImage) { self.image = image }

  /// The width in pixels.
  public var width: Int { Int(image.size.width) }
  /// The height in pixels.
  public var height: Int { Int(image.size.height) }

  /// Creates a picture from pixels, row by row, with four bytes per pixel: red, green, blue and alpha. Returns nil if the number
  /// of bytes doesn't match the size, or if the width or the height isn't from 1 to 32,767.
  public convenience init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, rgba.count == width * height * 4 else { return nil }
    var pixels = rgba
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let opacity = Int(rgba[place + 3])
      for channel in 0..<3 { pixels[place + channel] = UInt8((Int(rgba[place + 2 - channel]) * opacity + 127) / 255) }
    }
    self.init(
      DrawImage(
        .pixels(pixels, width: width, height: height), size: CGSize(width: width, height: height), isVector: false))
  }
}

extension CGImage: Hashable {
  /// Returns a Boolean value that indicates whether two pictures are the same.
  public static func == (first: CGImage, second: CGImage) -> Bool { first.image == second.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
