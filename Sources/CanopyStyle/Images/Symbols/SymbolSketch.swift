internal import Foundation
package import CanopyDrawing

/// A drawing in text form: groups of numbers, each followed by its operator.
///
/// Lines are `x y m`, `x y l`, `x y x y q` (a control point and the end), `x y x y x y c`, and `h`, which closes a line. A circle
/// is `x y radius o`, and a rectangle is `x y width height radius r`. With the same operands, `d` is a filled disc and `b` a
/// filled box. `f` fills the line that was closed before.
struct SymbolSketch {
  private(set) var lines = Path()
  private(set) var areas = Path()

  init(_ text: String) {
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        add(word, numbers)
        numbers = []
      }
    }
  }

  /// Returns the drawing with lines of a width.
  ///
  /// - Parameter growth: The length by which areas grow on all sides.
  func path(lineWidth: CGFloat, growth: CGFloat) -> Path {
    lines.lineArea(width: lineWidth).union(areas.offset(by: growth))
  }

  private mutating func add(_ verb: Substring, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (verb, numbers.count) {
    case ("m", 2): lines.move(to: point(0))
    case ("l", 2): lines.addLine(to: point(0))
    case ("q", 4): lines.addQuadCurve(to: point(2), control: point(0))
    case ("c", 6): lines.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): lines.closeSubpath()
    case ("o", 3): lines.addEllipse(in: Self.disc(numbers))
    case ("d", 3): areas.addEllipse(in: Self.disc(numbers))
    case ("r", 5): lines.addPath(Self.box(numbers))
    case ("b", 5): areas.addPath(Self.box(numbers))
    case ("f", 0):
      areas.addPath(lines)
      lines = Path()
    default: assertionFailure("A sketch has no '\(verb)' with \(numbers.count) numbers.")
    }
  }

  private static func disc(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: 2 * numbers[2], height: 2 * numbers[2])
  }

  private static func box(_ numbers: [CGFloat]) -> Path {
    Path(
      roundedRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      cornerRadius: numbers[4])
  }
}

/// An area of a symbol that is filled with one paint.
package struct SymbolPiece: Sendable {
  package var path: Path
  /// The layer that the piece belongs to. The primary layer is 0.
  package let level: Int
  /// The piece's own color in multicolor mode.
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
