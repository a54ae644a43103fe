package import Foundation

/// A picture as whoever draws keeps it: opened once, drawn often.
///
/// It holds what it was made from: what it is drawn with may be made anew from that at any time.
package final class DrawImage: Sendable {
  /// What a picture is made from.
  package enum Source: Sendable {
    /// The content of a file.
    case file(Data)
    /// Pixels, row by row: blue, green, red, opacity, the colors multiplied by that.
    case pixels([UInt8], width: Int, height: Int)
  }

  package let source: Source
  /// Its size: in pixels, or in points if it is made of lines.
  package let size: CGSize
  /// Whether it is made of lines, and sharp at every size.
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

/// Whoever opens files of pictures.
package protocol ImageEngine: AnyObject, Sendable {
  /// Opens what was in a file.
  func open(_ file: Data) throws(ImageFault) -> DrawImage
}

/// Why something is no picture.
package enum ImageFault: Error, Hashable, Sendable {
  case empty
  /// It is of a kind that nobody here knows, or broken; what whoever tried says about it.
  case unreadable(String)
  /// It would take too much memory.
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
