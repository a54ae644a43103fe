internal import CanopyDrawing
internal import Foundation
package import CanopyCore

extension Symbol {
  /// Returns the symbol's own colors, layer by layer: see `SymbolRenderingMode.multicolor`.
  ///
  /// A layer without its own color uses the foreground style. Most symbols have no colors of their own, and are drawn
  /// in one color. For symbols whose individual parts have colors, such as clouds with rain, the result is nil as well:
  /// see `SymbolArt.Part.tint`.
  package static func ownColors(of name: String, _ variants: SymbolVariants) -> [Color?]? {
    var words = name.split(separator: ".")
    if let place = words.firstIndex(of: "badge"), place > 0 { return badgeColors(words, place, variants) }
    let isFilled = words.last == "fill" || variants.isFilled
    if words.last == "fill" { words.removeLast() }
    if words.count > 1, words.last == "slash" { words.removeLast() }
    let enclosure =
      words.last.flatMap { SymbolArt.Enclosure(rawValue: String($0)) }
      ?? variants.enclosure.flatMap { SymbolArt.Enclosure(rawValue: $0.rawValue) }
    if words.count > 1, let last = words.last, SymbolArt.Enclosure(rawValue: String(last)) != nil { words.removeLast() }
    let base = words.joined(separator: ".")
    guard let enclosure else {
      let color = glyphColors[base] ?? (isFilled ? filledGlyphColors[base] ?? areaColors[base] : nil)
      return color.map { [$0] }
    }
    let known = signColors[base] ?? glyphColors[base] ?? filledGlyphColors[base]
    guard let color = enclosureColors["\(base).\(enclosure.rawValue)"] ?? known else { return nil }
    return isFilled ? [.white, color] : [color, color]
  }

  /// Returns the color of a badge, which depends on its sign, and the color of the symbol behind it.
  private static func badgeColors(_ words: [Substring], _ place: Int, _ variants: SymbolVariants) -> [Color?]? {
    let isFilled = words.last == "fill" || variants.isFilled
    let sign = words[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    let badge = sign.isEmpty ? .red : badgeColors[sign]
    var base = words[..<place].joined(separator: ".")
    if isFilled, words[place - 1] != "fill" { base += ".fill" }
    let behind = ownColors(of: base, .none)
    // An enclosure with a sign is a single piece behind the badge.
    let color = behind?.count == 1 ? behind?[0] : nil
    return badge == nil && color == nil ? nil : [badge, color]
  }

  /// The colors of glyphs that are colored both filled and unfilled.
  private static let glyphColors: [String: Color] = [
    "trash": .red, "sun.max": .yellow, "sun.min": .yellow, "sunrise": .yellow, "sunset": .yellow,
    "checkmark.seal": .blue, "flame": .orange, "leaf": .green, "snowflake": .cyan, "snow": .cyan,
    "thermometer.sun": .red, "sun.horizon": .yellow, "sun.dust": .yellow, "sun.haze": .yellow,
  ]

  /// The colors of glyphs that are colored only when filled.
  private static let filledGlyphColors: [String: Color] = [
    "heart": .red, "star": .yellow, "bolt": .yellow, "drop": .blue, "bookmark": .red, "folder": .blue, "phone": .green,
    "phone.down": .red, "video": .green, "message": .green, "hand.raised": .red, "flag": .red, "mappin": .red,
  ]

  /// The colors of glyphs that are colored only when filled, and only outside of enclosures.
  private static let areaColors: [String: Color] = ["cloud": .white, "moon": .yellow]

  /// The colors of signs in enclosures.
  private static let signColors: [String: Color] = [
    "checkmark": .green, "plus": .green, "xmark": .red, "minus": .red, "exclamationmark": .red, "info": .blue,
    "questionmark": .blue,
  ]

  /// The colors of signs in enclosures that differ from their colors elsewhere.
  private static let enclosureColors: [String: Color] = [
    "exclamationmark.triangle": .yellow, "checkmark.seal": .blue,
  ]

  /// The colors of signs on badges.
  private static let badgeColors: [String: Color] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red, "clock": .blue,
  ]
}

extension _Paint {
  /// Returns the paint for the layer of a symbol: unchanged, or as a gradient of its color.
  package func forSymbol(_ colors: SymbolColorRenderingMode.Kind, in environment: EnvironmentValues) -> _Paint {
    guard colors == .gradient, case .color(let color) = kind else { return self }
    var paint = Color(color).gradient._paint(at: 0, in: _PaintContext(environment: environment))
    paint.opacity = opacity
    paint.shadows = shadows
    paint.blendMode = blendMode
    return paint
  }
}
