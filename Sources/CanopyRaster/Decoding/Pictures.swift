internal import CPango
internal import CanopyDrawing
internal import Foundation
internal import Synchronization

/// A cache of recently drawn, decoded pictures.
final class Pictures: Sendable {
  static let shared = Pictures()

  enum Picture: Sendable {
    case pixels(PixelPicture)
    case lines(VectorPicture)

    /// The memory of the picture, in bytes. For vector pictures, it is a fixed estimate.
    var cost: Int {
      switch self {
      case .pixels(let picture): picture.width * picture.height * 4
      case .lines: 1 << 18
      }
    }
  }

  private static let capacity = 128 << 20
  private let known = Mutex(BoundedCache<DrawImage, Picture>(capacity: capacity))

  func keep(_ picture: PixelPicture, of image: DrawImage) {
    let picture = Picture.pixels(picture)
    known.withLock { $0.insert(picture, for: image, cost: picture.cost) }
  }

  /// Removes all cached pictures.
  func empty() { known.withLock { $0 = BoundedCache(capacity: Self.capacity) } }

  /// Returns a decoded picture, or nil if it can't be decoded.
  func picture(of image: DrawImage) -> Picture? {
    known.withLock { $0.value(for: image, cost: \.cost) { Self.make(image) } }
  }

  /// Decodes a picture, or returns nil if it can't be decoded.
  static func make(_ image: DrawImage) -> Picture? {
    switch image.source {
    case .pixels(let pixels, let width, let height): PixelPicture(pixels, width, height).map { .pixels($0) }
    case .file(let file):
      image.isVector ? (try? VectorPicture(file)).map { .lines($0) } : (try? PixelPicture(file)).map { .pixels($0) }
    }
  }
}

extension Pictures.Picture {
  /// Returns a part of the picture as pixels.
  ///
  /// - Parameters:
  ///   - source: The part, as fractions of the picture.
  ///   - size: The size at which the part is drawn, in points.
  ///   - scale: The number of pixels per point, for vector graphics.
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
