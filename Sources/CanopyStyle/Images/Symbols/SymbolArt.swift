internal import Foundation

/// The art of a symbol: a glyph of the icon font, a sketch, or a composition of other art.
///
/// Everything is drawn on a square of 24 units, with lines that are 2 units wide.
package indirect enum SymbolArt: Hashable, Sendable {
  /// A glyph of the icon font. A solid glyph is an area rather than lines.
  case glyph(Unicode.Scalar, isSolid: Bool = false)
  /// One or two letters or digits.
  case letters(String)
  /// Lines and areas in the format of `SymbolSketch`.
  case sketch(String)
  /// A drawing that is rotated or mirrored.
  case turned(SymbolArt, Turn)
  /// The outline of a solid drawing.
  case outlined(SymbolArt, Details)
  /// The area inside an outline. Lines in the area are cut out.
  case filled(SymbolArt)
  /// Overlapping drawings, from back to front.
  case parts([Part])
  /// A drawing in a shape, or an empty shape.
  case enclosed(SymbolArt?, Enclosure, isFilled: Bool)
  /// A drawing that is crossed out.
  case slashed(SymbolArt)
  /// A drawing with a badge in front of one of its corners.
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
      /// In front of the other parts, with a gap around it.
      case front
      /// Merged with the other parts.
      case merged
      /// Cut out of the other parts.
      case hole
    }

    var art: SymbolArt
    var mode = Mode.front
    var scale: CGFloat = 1
    /// The center of the part's square.
    var center = CGPoint(x: 12, y: 12)
    /// The layer that the part belongs to, where 0 is the primary one; nil if the recipe doesn't specify layers.
    var level: Int?
    /// A Boolean value that indicates whether the part is faint until the variable value of the symbol reaches it.
    var isStep = false
    /// The part's own color in multicolor mode.
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
  /// A Boolean value that indicates whether parts appear as the variable value of the symbol rises.
  var hasSteps: Bool { hasPart(where: \.isStep) }

  /// A Boolean value that indicates whether parts have their own colors.
  var hasTints: Bool { hasPart { $0.tint != nil } }

  /// Searches the parts that `SymbolPen` draws separately.
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
