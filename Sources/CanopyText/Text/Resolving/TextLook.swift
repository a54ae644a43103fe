package import CanopyCore
package import CanopyStyle
package import Foundation

/// The text attributes that the environment sets, before text modifiers are applied.
///
/// The attributes depend on many environment values, so they are computed once for each scope.
package struct TextLook: Equatable, Sendable {
  package var font = Font.body
  package var traits = FontTraits()
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  /// The style of the letters; nil to use the foreground style of the environment.
  package var foreground: AnyShapeStyle?
  package var background: Color?
  package var link: URL?

  package init() {}

  /// Creates the text attributes from an environment.
  package init(in environment: EnvironmentValues) {
    if let font = environment.font { self.font = font }
    traits.emphasis = environment.fontEmphasis
    traits.design = environment.fontDesign
    traits.width = environment.fontWidth
    traits.isItalic = environment.isItalic
    traits.isMonospaced = environment.isMonospaced
    traits.hasMonospacedDigits = environment.hasMonospacedDigits
    traits.scale = environment.textScale.factor
    underline = environment.underlineStyle
    strikethrough = environment.strikethroughStyle
    kerning = environment.kerning
    tracking = environment.tracking
    baselineOffset = environment.baselineOffset
  }

  /// Returns the text attributes with the modifiers of a run applied.
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
    case .scale(let scale): traits.scale = scale.factor
    case .link(let url):
      link = url
      // A link has the tint color, regardless of the color of the text around it.
      foreground = nil
    case .attribute: break
    }
  }

  /// Returns the resolved font.
  package func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    font.resolve(in: environment, with: traits)
  }

  /// Returns the paint of the letters. By default, links have the tint color.
  package func paint(in environment: EnvironmentValues) -> _Paint {
    if let foreground { return foreground._paint(in: environment) }
    return link == nil ? ForegroundStyle()._paint(in: environment) : TintShapeStyle()._paint(in: environment)
  }
}

extension EnvironmentValues {
  /// The text attributes of the environment.
  package var textLook: TextLook { TextLook(in: self) }
}
