internal import CanopyCore
public import CanopyDrawing
internal import CanopyRaster
public import Foundation

/// A picture of a `TestScreen`.
///
/// The conformance to `Sendable` is safe because the pixels don't change after they have been drawn.
public struct RenderedImage: @unchecked Sendable {
  private let image: RasterImage

  init(_ image: RasterImage) { self.image = image }

  /// The width in pixels.
  public var width: Int { image.width }
  /// The height in pixels.
  public var height: Int { image.height }

  /// The picture as a PNG file.
  public var png: Data { image.png }

  /// All pixels, row by row, with four bytes each.
  var bytes: [UInt8] { image.pixels }

  /// The picture as an image for views, for example to combine several pictures into one.
  public var cgImage: CGImage { CGImage(image) }

  /// Returns the color of a pixel. The origin is the upper-left corner. Pixels outside the picture are transparent.
  public func pixel(x: Int, y: Int) -> RGBA {
    guard let color = image.pixel(x: x, y: y) else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let bytes = color.bytes
    return RGBA(red: bytes.x, green: bytes.y, blue: bytes.z, alpha: bytes.w)
  }
}

/// An sRGB color with components from 0 to 255, which aren't premultiplied by the opacity.
public struct RGBA: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8
  /// The opacity.
  public var alpha: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension RGBA: CustomStringConvertible {
  /// The color in CSS notation: `#FF8000`, with two more digits for the opacity if the color isn't opaque.
  public var description: String {
    func part(_ byte: UInt8) -> Float { Float(byte) / 255 }
    return DrawColor(red: part(red), green: part(green), blue: part(blue), opacity: part(alpha)).description
  }
}
