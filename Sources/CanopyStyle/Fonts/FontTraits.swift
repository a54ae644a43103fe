internal import Foundation

/// The traits that modifiers such as `fontWeight(_:)` request of any font.
package struct FontTraits: Hashable, Sendable {
  /// The emphasis of text.
  package enum Emphasis: Hashable, Sendable {
    /// A weight.
    case weight(Font.Weight)
    /// The emphasized weight of the font.
    case bold
  }

  /// The emphasis; nil for that of the font.
  package var emphasis: Emphasis?
  package var design: Font.Design?
  package var width: Font.Width?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits = false
  package var scale = Text.Scale.default

  package init() {}

  func apply(to font: inout ResolvedFont) {
    switch emphasis {
    case .weight(let weight): font.weight = weight
    case .bold: font.weight = max(font.emphasizedWeight, font.weight)
    case nil: break
    }
    if let design, case .system = font.family { font.family = .system(design) }
    if let width { font.width = width }
    if let isItalic { font.isItalic = isItalic }
    if let isMonospaced { font.isMonospaced = isMonospaced }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if scale == .secondary { font = font.scaled(by: 0.8) }
  }
}

private func max(_ first: Font.Weight, _ second: Font.Weight) -> Font.Weight {
  first.value < second.value ? second : first
}
