package import Foundation

/// A decoded picture, which can be drawn any number of times.
///
/// It keeps its source, so that an engine can decode it again at any time.
package final class DrawImage: Sendable {
  /// The source of a picture.
  package enum Source: Sendable {
    /// The contents of a file.
    case file(Data)
    /// Pixels, row by row, with four premultiplied bytes each: blue, green, red and alpha.
    case pixels([UInt8], width: Int, height: Int)
  }

  package let source: Source
  /// The size, in pixels, or in points for vector graphics.
  package let size: CGSize
  /// A Boolean value that indicates whether the picture consists of vector graphics.
  package let isVector: Bool

  package init(_ source: Source, size: CGSize, isVector: Bool) {
    self.source = source
    self.size = size
    self.isVector = isVector
  }
}

extension DrawImage: Hashable {
  package static func == (first: DrawImage, second: DrawImage) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An engine that decodes picture files.
package protocol ImageEngine: AnyObject, Sendable {
  /// Decodes the contents of a file.
  func open(_ file: Data) throws(ImageFault) -> DrawImage
}

/// The reason that a picture can't be decoded.
package enum ImageFault: Error, Hashable, Sendable {
  case empty
  /// The format is unknown, or the file is damaged. The value is the decoder's message.
  case unreadable(String)
  /// The picture would require too much memory.
  case tooLarge(width: Int, height: Int)
}

extension ImageFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unreadable(let reason): "it cannot be read (\(reason))"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    }
  }
}
