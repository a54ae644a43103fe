package import CanopyCore
package import Foundation

/// All that texts of a place have in common before their own modifiers: what the environment says about letters.
///
/// It reads a good deal of the environment, so it is meant to be computed once for each scope.
package struct TextLook: Equatable, Sendable {
  package var font = Font.body
  package var traits = FontTraits()
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  /// What the letters are filled with, if not with the foreground style of the environment.
  package var foreground: AnyShapeStyle?
  package var background: Color?
  package var link: URL?

  package init() {}

  /// What the environment says.
  package init(in environment: EnvironmentValues) {
    if let font = environment.font { self.font = font }
    traits.emphasis = environment.fontEmphasis
    traits.design = environment.fontDesign
    traits.width = environment.fontWidth
    traits.isItalic = environment.isItalic
    traits.isMonospaced = environment.isMonospaced
    traits.hasMonospacedDigits = environment.hasMonospacedDigits
    traits.scale = environment.textScale
    underline = environment.underlineStyle
    strikethrough = environment.strikethroughStyle
    kerning = environment.kerning
    tracking = environment.tracking
    baselineOffset = environment.baselineOffset
  }

  /// The look with a run's own modifiers.
  package func applying(_ modifiers: [TextModifier]) -> TextLook {
    var look = self
    for modifier in modifiers { look.apply(modifier) }
    return look
  }

  private mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): traits.emphasis = weight.map { .weight($0) }
    case .design(let design): traits.design = design
    case .width(let width): traits.width = width
    case .bold(let isActive): traits.emphasis = isActive ? .bold : nil
    case .italic(let isActive): traits.isItalic = isActive
    case .monospaced(let isActive): traits.isMonospaced = isActive
    case .monospacedDigit: traits.hasMonospacedDigits = true
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .foregroundColor(let color): foreground = color.map { AnyShapeStyle($0) }
    case .foregroundStyle(let style): foreground = style
    case .backgroundColor(let color): background = color
    case .scale(let scale): traits.scale = scale
    case .link(let url):
      link = url
      // A link has the tint, whatever the color of the text that it is in.
      foreground = nil
    }
  }

  /// The font, as it is to be looked for.
  package func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    font.resolve(in: environment, with: traits)
  }

  /// What the letters are filled with. Links have the tint, unless they were asked to look otherwise.
  package func paint(in environment: EnvironmentValues) -> _Paint {
    if let foreground { return foreground.paint(in: environment) }
    return link == nil ? ForegroundStyle().paint(in: environment) : TintShapeStyle().paint(in: environment)
  }
}

extension EnvironmentValues {
  /// What texts have in common.
  package var textLook: TextLook { TextLook(in: self) }
}
