package import CanopyDrawing
internal import Foundation

/// An area of a symbol that is filled with one paint.
package struct SymbolPiece: Sendable {
  package var path: Path
  /// The layer that it belongs to: 0 is the primary one.
  package let level: Int
  /// The color that it has in symbols that have colors of their own.
  package let tint: SymbolTint?
  /// The index among the pieces that appear as the variable value rises; nil if it is always visible.
  package var step: Int?

  init(_ path: Path, level: Int, tint: SymbolTint? = nil) {
    (self.path, self.level, self.tint) = (path, level, tint)
  }

  /// Returns a Boolean value that indicates whether both pieces are filled with the same paint.
  func isLike(_ other: SymbolPiece) -> Bool {
    level == other.level && tint == other.tint && step == other.step
  }
}

/// A color that parts of symbols have in multicolor mode.
package enum SymbolTint: Sendable {
  case white, yellow, cyan, green

  package var color: Color {
    switch self {
    case .white: .white
    case .yellow: .yellow
    case .cyan: .cyan
    case .green: .green
    }
  }
}
