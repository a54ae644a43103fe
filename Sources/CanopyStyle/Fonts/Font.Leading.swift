package import Foundation

extension Font {
  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }
}

extension Font.Leading {
  /// The distance added to the height of a line, in points.
  package var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
