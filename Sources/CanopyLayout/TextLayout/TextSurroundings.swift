internal import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import CanopyText
internal import Foundation

/// The values of the environment that affect the size of texts.
///
/// Many texts share the object.
package final class TextSurroundings: Equatable {
  package let look: TextLook
  package let letters: TextRequest.LetterStyle
  package let paragraph: ParagraphStyle
  /// The preferred distances of texts that don't set their own fonts.
  let spacing: ViewSpacing
  package let textCase: Text.Case?
  /// The formatting definition of attributed texts, or nil if they can have any format.
  package let formatting: TextFormatting?
  /// The app's code that determines the size of the texts and draws them; nil if there is none.
  package let rendering: TextRenderingReference?
  /// A Boolean value that indicates whether people can select the texts.
  package let isSelectable: Bool
  /// The recently used letter styles of runs with modifiers.
  @exclusivity(unchecked) private var lettersOfPieces: [(modifiers: [TextModifier], letters: TextRequest.LetterStyle)] =
    []
  /// The locale of texts that aren't plain strings.
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone
  /// The text size for runs that set their own fonts.
  private let dynamicTypeSize: DynamicTypeSize
  /// The idiom, for the same runs.
  private let idiom: InterfaceIdiom
  private let legibilityWeight: LegibilityWeight?

  init(in environment: EnvironmentValues) {
    look = TextLook(in: environment)
    letters = TextRequest.LetterStyle(look, in: environment)
    spacing = ViewSpacing(of: letters.font)
    let limits = environment.lineLimits
    paragraph = ParagraphStyle(
      fewestLines: limits.lower, mostLines: limits.upper, lineSpacing: environment.lineSpacing,
      truncation: ParagraphStyle.Truncation(environment.truncationMode),
      allowsTightening: environment.allowsTightening, smallestScale: environment.minimumScaleFactor,
      displayScale: environment.displayScale > 0 ? environment.displayScale : 1)
    textCase = environment.textCase
    formatting = environment.textFormatting
    rendering = environment.textRendering
    isSelectable = environment.textIsSelectable
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
    dynamicTypeSize = environment.dynamicTypeSize
    idiom = environment.interfaceIdiom
    legibilityWeight = environment.legibilityWeight
  }

  /// Returns the letter style of a piece of a text with modifiers.
  func letters(with modifiers: [TextModifier], in environment: EnvironmentValues) -> TextRequest.LetterStyle {
    if modifiers.isEmpty { return letters }
    if let known = lettersOfPieces.first(where: { $0.modifiers == modifiers }) { return known.letters }
    let made = TextRequest.LetterStyle(look.applying(modifiers), in: environment)
    if lettersOfPieces.count == 8 { lettersOfPieces.removeFirst() }
    lettersOfPieces.append((modifiers, made))
    return made
  }

  package static func == (first: TextSurroundings, second: TextSurroundings) -> Bool {
    first.letters == second.letters && first.look == second.look && first.paragraph == second.paragraph
      && first.textCase == second.textCase && first.formatting == second.formatting
      && first.rendering == second.rendering
      && first.isSelectable == second.isSelectable
      && first.locale == second.locale && first.calendar == second.calendar
      && first.timeZone == second.timeZone && first.dynamicTypeSize == second.dynamicTypeSize
      && first.idiom == second.idiom && first.legibilityWeight == second.legibilityWeight
  }
}

extension TextRequest.LetterStyle {
  convenience init(_ look: TextLook, in environment: EnvironmentValues) {
    // As on Apple's systems, tracking has no effect on text with kerning.
    self.init(
      font: FontRequest(look.resolvedFont(in: environment)), tracking: look.tracking._orZero,
      kerning: look.tracking._orZero == 0 ? look.kerning._orZero : 0, baselineOffset: look.baselineOffset._orZero)
  }
}

extension CGFloat {
  /// The number, or zero if it isn't finite.
  fileprivate var _orZero: CGFloat { isFinite ? self : 0 }
}

extension FontRequest {
  init(_ font: ResolvedFont) {
    // Sizes outside of this range can't be drawn. NaN is replaced with 0.
    let size = font.size.isNaN ? 0 : min(max(font.size, 0), 10_000)
    self.init(
      family: Family(font), size: size, leading: font.leading.points,
      weight: font.weight.number, width: font.width.percent, isItalic: font.isItalic,
      hasMonospacedDigits: font.hasMonospacedDigits, hasLowercaseSmallCaps: font.hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }
}

extension Font.Width {
  /// The width of letters, in percent of the standard width.
  fileprivate var percent: Int { value.isFinite ? Int((100 + max(-0.5, min(1, value)) * 100).rounded()) : 100 }
}

extension FontRequest.Family {
  fileprivate init(_ font: ResolvedFont) {
    switch font.family {
    case .named(let name): self = .named(name)
    case .system(let design):
      if font.isMonospaced {
        self = .system(.monospaced)
        return
      }
      switch design {
      case .default: self = .system(.standard)
      case .serif: self = .system(.serif)
      case .rounded: self = .system(.rounded)
      case .monospaced: self = .system(.monospaced)
      }
    }
  }
}

extension ParagraphStyle.Truncation {
  fileprivate init(_ mode: Text.TruncationMode) {
    switch mode {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}
