package import CanopyDrawing
internal import Foundation

/// An area of a symbol that is filled in one way.
package struct SymbolPiece: Sendable {
  package var path: Path
  /// The layer that it belongs to: 0 is the primary one.
  package let level: Int
  /// The color that it has in symbols that have colors of their own.
  package let tint: SymbolTint?
  /// Its place among the pieces that appear one after the other as the variable value rises; nil if it is always there.
  package var step: Int?

  init(_ path: Path, level: Int, tint: SymbolTint? = nil) {
    (self.path, self.level, self.tint) = (path, level, tint)
  }

  /// Returns whether both are filled in the same way.
  func isLike(_ other: SymbolPiece) -> Bool {
    level == other.level && tint == other.tint && step == other.step
  }
}

/// A color that parts of symbols have by themselves.
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
