internal import Foundation

/// The art of a symbol: a glyph of the icon font, a sketch, or a composition of other art.
///
/// Everything is drawn on a square of 24 units, with lines that are 2 units wide.
package indirect enum SymbolArt: Hashable, Sendable {
  /// A glyph of the icon font. A solid one is an area rather than lines.
  case glyph(Unicode.Scalar, isSolid: Bool = false)
  /// Creates the art of one or two letters or digits.
  case letters(String)
  /// Lines and areas, as `SymbolSketch` reads them.
  case sketch(String)
  /// A drawing that is turned or mirrored.
  case turned(SymbolArt, Turn)
  /// The outline of a solid drawing.
  case outlined(SymbolArt, Details)
  /// The area that an outline surrounds; lines inside of it are cut out.
  case filled(SymbolArt)
  /// Drawings in front of each other, from back to front.
  case parts([Part])
  /// A drawing in a shape, or an empty shape.
  case enclosed(SymbolArt?, Enclosure, isFilled: Bool)
  /// A drawing that is crossed out.
  case slashed(SymbolArt)
  /// A drawing with a badge in front of a corner.
  case badged(SymbolArt, Badge)

  /// The shape around a drawing.
  package enum Enclosure: String, Sendable {
    case circle, square, rectangle, capsule, diamond, app, triangle, octagon, hexagon, seal, shield, bubble, message
    case icloud
  }

  package enum Turn: String, Sendable {
    case right = "r90", around = "r180", left = "r270", mirrored = "fx", flipped = "fy"
  }

  /// The treatment of holes when a solid drawing is outlined.
  package enum Details: Sendable {
    /// Holes are outlined.
    case outlined
    /// Holes are filled: a hole in an area becomes a mark on the outline.
    case inverted
  }

  /// A drawing that is part of a larger drawing.
  package struct Part: Hashable, Sendable {
    package enum Mode: Sendable {
      /// In front of the others, with a gap around it.
      case front
      /// Merged with the others.
      case merged
      /// Cut out of the others.
      case hole
    }

    var art: SymbolArt
    var mode = Mode.front
    var scale: CGFloat = 1
    /// The place of the center of the part's square.
    var center = CGPoint(x: 12, y: 12)
    /// The layer that it belongs to, the primary one being 0; nil where the recipe names none.
    var level: Int?
    /// A Boolean value that indicates whether it stays faint until the variable value of the symbol reaches it.
    var isStep = false
    /// The color that it has in symbols that have colors of their own.
    var tint: SymbolTint?
  }

  package enum Badge: Hashable, Sendable {
    /// A dot in the upper right corner.
    case dot
    /// A sign that is cut out of a disc.
    case disc(SymbolArt)
    /// An exclamation mark that is cut out of a triangle.
    case triangle
    /// A single drawing.
    case plain(SymbolArt)
  }
}

extension SymbolArt {
  /// A Boolean value that indicates whether parts of it appear as the variable value of the symbol rises.
  var hasSteps: Bool { hasPart(where: \.isStep) }

  /// A Boolean value that indicates whether parts of it have colors of their own.
  var hasTints: Bool { hasPart { $0.tint != nil } }

  /// Searches the same parts that `SymbolPen` draws by themselves.
  private func hasPart(where condition: (Part) -> Bool) -> Bool {
    switch self {
    case .parts(let parts): parts.contains(where: condition)
    case .turned(let art, _): art.hasPart(where: condition)
    default: false
    }
  }

  /// A Boolean value that indicates whether the drawing is an area rather than lines.
  var isSolid: Bool {
    switch self {
    case .glyph(_, let isSolid): isSolid
    case .filled: true
    case .turned(let art, _), .slashed(let art), .badged(let art, _): art.isSolid
    case .enclosed(_, _, let isFilled): isFilled
    case .parts(let parts): parts.allSatisfy(\.art.isSolid)
    case .letters, .sketch, .outlined: false
    }
  }
}
