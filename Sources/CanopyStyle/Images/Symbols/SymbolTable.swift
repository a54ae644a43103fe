internal import Foundation

/// The art of symbols that aren't composed from their names alone.
///
/// An entry is a name and a recipe. A recipe is one of these:
/// - A glyph of the icon font (`F0C3`), or the glyphs of the outline and the filled form (`F0C3/F0C0`), followed by a rotation or
///   reflection. `solid` and `holes` mark a glyph of the filled form from which the outline is derived: either with lines around
///   holes, or with holes as marks. `lines` marks a glyph of an outline from which the filled form is derived.
/// - `~` and a sketch, which may end with `solid`, `holes` or `lines` as well.
/// - `+` and parts, from back to front: a name and, after `@`, the scale and the center of the part. A part is in front of the
///   previous ones, with a gap. `&` merges it with them, and `!` cuts it out. One of the three words may follow. `'15` specifies
///   letters or digits instead of a name. `#2` after the name specifies the layer of the part, and `^` makes it appear as the
///   variable value rises.
/// - `=` and the name of another symbol, which may be rotated or mirrored.
package enum SymbolTable {
  /// Returns the art of a symbol, or nil if it has no entry.
  ///
  /// - Parameter isFilled: A Boolean value that indicates whether to return the filled form, if there is one.
  static func art(named name: some StringProtocol, isFilled: Bool) -> SymbolArt? {
    let key = Substring(name)
    // An entry for the filled form already names the filled forms of its parts.
    if isFilled, let entry = entries[key + ".fill"] { return SymbolArt(recipe: entry, true, fillsParts: false) }
    return entries[key].flatMap { SymbolArt(recipe: $0, isFilled, fillsParts: isFilled) }
  }

  /// All names that have entries.
  package static var names: [String] { entries.keys.filter { !$0.hasPrefix("_") }.map(String.init) }

  /// The recipe of each name.
  private static let entries: [Substring: Substring] = {
    var entries: [Substring: Substring] = [:]
    for table in [symbolSketches, symbolsFromAToB, symbolsFromCToE, symbolsFromFToL, symbolsFromMToR, symbolsFromSToZ] {
      for entry in table.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
        let words = entry.split(separator: " ", maxSplits: 1)
        if words.count == 2 { entries[words[0]] = words[1] }
      }
    }
    return entries
  }()
}

extension SymbolArt {
  fileprivate init?(recipe: Substring, _ isFilled: Bool, fillsParts: Bool) {
    var words = recipe.split(separator: " ")
    let head = words.removeFirst()
    switch head {
    case "=":
      guard let name = words.first, let art = Symbol.art(named: name, isFilled: fillsParts) else { return nil }
      self = art.turned(words.dropFirst())
    case "~":
      let form = words.last.flatMap { Form(rawValue: $0) }
      if form != nil { words.removeLast() }
      self = SymbolArt.sketch(words.joined(separator: " ")).shown(as: form, isFilled: isFilled)
    case "+":
      let form = words.last.flatMap { Form(rawValue: $0) }
      if form != nil { words.removeLast() }
      let parts = words.compactMap { Part(recipe: $0, isFilled: fillsParts) }
      guard parts.count == words.count else { return nil }
      self = SymbolArt.parts(parts).shown(as: form, isFilled: isFilled)
    default:
      let icons = head.split(separator: "/").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      guard let first = icons.first, let last = icons.last else { return nil }
      let form = words.lazy.compactMap { Form(rawValue: $0) }.first
      let icon = isFilled ? last : first
      let isSolid = icons.count > 1 ? isFilled : form == .solid || form == .holes
      self = SymbolArt.glyph(icon, isSolid: isSolid).shown(as: form, isFilled: isFilled).turned(words[...])
    }
  }

  /// The kind of drawing that the other form is derived from.
  private enum Form: Substring { case solid, holes, lines }

  private func shown(as form: Form?, isFilled: Bool) -> SymbolArt {
    switch form {
    case .solid: isFilled ? self : .outlined(self, .outlined)
    case .holes: isFilled ? self : .outlined(self, .inverted)
    case .lines: isFilled ? .filled(self) : self
    case nil: self
    }
  }

  private func turned(_ words: ArraySlice<Substring>) -> SymbolArt {
    words.compactMap { Turn(rawValue: String($0)) }.reduce(self) { .turned($0, $1) }
  }
}

extension SymbolArt.Part {
  fileprivate init?(recipe: Substring, isFilled: Bool) {
    let words = recipe.split(separator: "@")
    guard var name = words.first else { return nil }
    let mode: Mode = name.hasPrefix("&") ? .merged : name.hasPrefix("!") ? .hole : .front
    if mode != .front { name.removeFirst() }
    let isStep = name.hasSuffix("^")
    if isStep { name.removeLast() }
    let marks = name.split(separator: "#")
    guard let base = marks.first,
      let art = base.hasPrefix("'") ? .letters(String(base.dropFirst())) : Symbol.art(named: base, isFilled: isFilled)
    else { return nil }
    self.init(art: art, mode: mode, isStep: isStep, tint: Self.tint(of: base, isFilled: isFilled))
    if marks.count > 1, let number = Int(marks[1]) { level = number - 1 }
    let numbers = words.count > 1 ? words[1].split(separator: ",").compactMap { Double($0) } : []
    if numbers.count == 3 { (scale, center) = (numbers[0], CGPoint(x: numbers[1], y: numbers[2])) }
  }

  /// Returns the color of a part in multicolor mode, or nil for the foreground color.
  private static func tint(of name: Substring, isFilled: Bool) -> SymbolTint? {
    switch name {
    case "cloud": isFilled ? .white : nil
    case "cloud.fill": .white
    case "sun.max", "sun.max.fill", "sun.horizon", "moon", "moon.fill", "_moonsparkle", "bolt", "bolt.fill": .yellow
    case "_rain", "_heavyrain", "_drizzle", "_siderain", "_snow", "_hail", "_sleet": .cyan
    case "_plusdisc": .green
    default: nil
    }
  }
}
