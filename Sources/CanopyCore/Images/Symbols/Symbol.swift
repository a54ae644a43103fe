internal import Foundation

/// A symbol of the system: a glyph, and what is around it or across it.
///
/// Where the icon font has no glyph of a name, its parts say what to draw: `7.circle.fill` is a seven in a filled circle,
/// `phone.slash` a phone that is struck through.
package struct Symbol: Equatable, Sendable {
  /// What is drawn around a glyph.
  package enum Enclosure: String, Sendable { case circle, square, rectangle, capsule, diamond, app }

  /// nil if it is the enclosure by itself.
  let glyph: SymbolGlyph?
  var enclosure: Enclosure?
  /// Whether the enclosure is filled.
  var isFilled = false
  var isSlashed = false
  /// Whether it points the way that text is read.
  var mirrors = false

  /// nil if there is no such symbol. Variants that it has not are left out.
  ///
  /// - Parameter hasLayers: Whether the glyph and what is around it are drawn each in its own way: then even a symbol that
  ///   the font has is taken apart.
  package init?(named name: String, _ variants: SymbolVariants = .none, hasLayers: Bool = false) {
    let candidates = variants == .none ? [name] : [variants.applied(to: name), name]
    for candidate in candidates {
      guard let symbol = Symbol(exactly: candidate, hasLayers) else { continue }
      self = symbol
      return
    }
    return nil
  }

  private init?(exactly name: String, _ hasLayers: Bool) {
    let words = name.split(separator: ".")
    if hasLayers, words.count > 1, let symbol = Symbol(composedOf: words), symbol.enclosure != nil {
      self = symbol
    } else if let glyph = SymbolTable.glyph(named: name) {
      self.init(glyph, words)
    } else {
      self.init(composedOf: words)
    }
  }

  private init(_ glyph: SymbolGlyph, _ words: [Substring]) {
    self.glyph = glyph
    mirrors = Self.mirrors(words)
  }

  private static func mirrors(_ words: [Substring]) -> Bool { words.contains("forward") || words.contains("backward") }

  /// Takes a name apart from its end, and finds the glyph of what is left.
  private init?(composedOf words: [Substring]) {
    var words = words
    let hasFill = words.last == "fill"
    if hasFill { words.removeLast() }
    isSlashed = words.last == "slash"
    if isSlashed { words.removeLast() }
    enclosure = words.last.flatMap { Enclosure(rawValue: String($0)) }
    if enclosure != nil { words.removeLast() }
    isFilled = hasFill && enclosure != nil
    guard enclosure != nil || isSlashed else { return nil }
    let base = words.joined(separator: ".")
    // The diamond of playing cards is one like any other.
    if base.isEmpty || (base == "suit" && enclosure == .diamond) {
      if enclosure == nil { return nil }
      glyph = nil
      return
    }
    // Small as it is in an enclosure, a filled glyph is seen better.
    let looks = hasFill || enclosure != nil ? [base + ".fill", base] : [base]
    guard let found = looks.lazy.compactMap(SymbolTable.glyph).first ?? SymbolGlyph(letters: base) else { return nil }
    glyph = found
    mirrors = Self.mirrors(words)
  }

  /// How large it is beside letters of a size.
  func size(for letterSize: CGFloat) -> CGSize {
    let unit = SymbolGlyph.em(for: letterSize) / SymbolGlyph.units
    if enclosure == .rectangle || enclosure == .capsule { return CGSize(width: 26 * unit, height: 22 * unit) }
    let width = enclosure == nil ? glyph.map { $0.inkWidth + 2 } : nil
    return CGSize(width: (width ?? 22) * unit, height: 22 * unit)
  }
}

/// A glyph of the icon font, or letters in its place.
struct SymbolGlyph: Equatable, Sendable {
  let text: String
  /// Whether it is a glyph of the icon font.
  let isIcon: Bool
  /// Where the ink is, in the units of the font.
  let left: CGFloat
  let right: CGFloat
  var turn = Turn.none

  /// What is done to a glyph before it is drawn.
  enum Turn: String, Sendable {
    case none = "", right = "r90", around = "r180", left = "r270", mirrored = "fx", flipped = "fy"
  }

  /// Icons are drawn on a square of so many units.
  static var units: CGFloat { 24 }
  static var fontName: String { "Material Design Icons" }

  /// How large the square of an icon is beside letters of a size.
  static func em(for letterSize: CGFloat) -> CGFloat { letterSize * 1.3 }

  var inkWidth: CGFloat { turn == .right || turn == .left ? 20 : right - left }

  init(icon: Unicode.Scalar, left: CGFloat, right: CGFloat, turn: Turn) {
    text = String(Character(icon))
    isIcon = true
    (self.left, self.right, self.turn) = (left, right, turn)
  }

  /// One or two letters or digits.
  init?(letters: String) {
    guard letters.count <= 2, letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    text = letters.uppercased()
    isIcon = false
    (left, right) = (2, 22)
  }
}

extension SymbolVariants {
  /// The name of a symbol in these forms.
  fileprivate func applied(to name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    func add(_ word: String, _ isAsked: Bool) { if isAsked, !words.contains(word) { words.append(word) } }
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if let enclosure { add(enclosure.rawValue, true) }
    add("slash", isSlashed)
    add("fill", isFilled || wasFilled)
    return words.joined(separator: ".")
  }
}
