internal import CanopyDrawing
internal import Foundation

extension Symbol {
  /// The colours that it has by itself, layer by layer: see `SymbolRenderingMode.multicolor`. Most symbols have none, and are
  /// drawn in one colour.
  static func ownColors(of name: String, _ variants: SymbolVariants) -> [Color]? {
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill" || variants.isFilled
    if words.last == "fill" { words.removeLast() }
    let enclosure =
      words.last.flatMap { SymbolArt.Enclosure(rawValue: String($0)) }
      ?? variants.enclosure.flatMap { SymbolArt.Enclosure(rawValue: $0.rawValue) }
    if words.count > 1, let last = words.last, SymbolArt.Enclosure(rawValue: String(last)) != nil { words.removeLast() }
    let base = words.joined(separator: ".")
    guard enclosure != nil else {
      let color = glyphColors[base] ?? (isFilled ? filledGlyphColors[base] : nil)
      return color.map { [$0] }
    }
    guard let color = signColors[base] ?? glyphColors[base] ?? filledGlyphColors[base] else { return nil }
    return isFilled ? [.white, color] : [color, color]
  }

  /// Of glyphs that have it whether they are filled or not.
  private static let glyphColors: [String: Color] = [
    "trash": .red, "sun.max": .yellow, "sun.min": .yellow, "sunrise": .yellow, "sunset": .yellow,
    "checkmark.seal": .blue, "flame": .orange, "leaf": .green,
  ]

  /// Of glyphs that have it as areas.
  private static let filledGlyphColors: [String: Color] = [
    "heart": .red, "star": .yellow, "bolt": .yellow, "drop": .blue, "bookmark": .red, "folder": .blue, "phone": .green,
    "phone.down": .red, "video": .green, "message": .green, "exclamationmark.triangle": .yellow,
    "exclamationmark.octagon": .red, "hand.raised": .red, "flag": .red, "mappin": .red,
  ]

  /// Of signs in something.
  private static let signColors: [String: Color] = [
    "checkmark": .green, "plus": .green, "xmark": .red, "minus": .red, "exclamationmark": .red, "info": .blue,
    "questionmark": .blue,
  ]
}
