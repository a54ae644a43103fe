import CanopyStyle
import CanopyTesting
import CanopyText
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Values of the environment about text, and the modifiers that set them.
@MainActor @Suite struct TextValuesTests {
  @Test func fontIsInherited() throws {
    try expectFlow(of: \.font, default: nil, host: .title, subtree: .caption)
    #expect(try seen(\.font) { text in Group { text }.font(.title) } == .title)
    #expect(try seen(\.font) { text in Group { text }.font(nil).font(.title) } == nil)
  }

  @Test func legibilityWeightIsInherited() throws {
    try expectFlow(of: \.legibilityWeight, default: nil, host: .bold, subtree: .regular)
  }

  @Test func textLayoutValuesAreInherited() throws {
    try expectFlow(of: \.allowsTightening, default: false, host: true, subtree: false)
    try expectFlow(of: \.truncationMode, default: .tail, host: .head, subtree: .middle)
    try expectFlow(of: \.minimumScaleFactor, default: 1, host: 0.5, subtree: 0.8)
    try expectFlow(of: \.multilineTextAlignment, default: .leading, host: .center, subtree: .trailing)
    try expectFlow(of: \.lineSpacing, default: 0, host: 4, subtree: 8)
    try expectFlow(of: \.lineLimit, default: nil, host: 3, subtree: 1)
  }

  @Test func textLayoutModifiersSetTheirValues() throws {
    #expect(try seen(\.allowsTightening) { $0.allowsTightening(true) })
    #expect(try seen(\.truncationMode) { $0.truncationMode(.middle) } == .middle)
    #expect(try seen(\.minimumScaleFactor) { $0.minimumScaleFactor(0.5) } == 0.5)
    #expect(try seen(\.multilineTextAlignment) { $0.multilineTextAlignment(.center) } == .center)
    #expect(try seen(\.lineSpacing) { $0.lineSpacing(3) } == 3)
    #expect(try seen(\.truncationMode) { $0.truncationMode(.head).truncationMode(.tail) } == .head)
  }

  @Test func textCaseIsInherited() {
    let screen = TestScreen {
      $0.textCase = .uppercase
    } content: {
      Text("Outside")
      Text("Inside").textCase(.lowercase)
      Text("As It Is").textCase(nil)
    }
    #expect(screen.texts == ["OUTSIDE", "inside", "As It Is"])
    screen.environment.textCase = nil
    screen.update()
    #expect(screen.texts == ["Outside", "inside", "As It Is"])
  }

  @Test func textsFollowTheEnvironmentLocale() {
    let screen = TestScreen {
      $0.locale = Locale(identifier: "en_US")
    } content: {
      Text("Row \(1234)")
      Text(0.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(screen.texts == ["Row 1,234", "0,5"])
    screen.environment.locale = Locale(identifier: "de_DE")
    screen.update()
    #expect(screen.texts == ["Row 1.234", "0,5"])
  }

  @Test func lineLimitAcceptsNumbersAndRanges() throws {
    #expect(try seen(\.lineLimits) { $0.lineLimit(2) } == LineLimits(upper: 2))
    #expect(try seen(\.lineLimits) { $0.lineLimit(nil).lineLimit(2) } == LineLimits())
    #expect(try seen(\.lineLimits) { $0.lineLimit(2...) } == LineLimits(lower: 2))
    #expect(try seen(\.lineLimits) { $0.lineLimit(...4) } == LineLimits(upper: 4))
    #expect(try seen(\.lineLimits) { $0.lineLimit(2...4) } == LineLimits(lower: 2, upper: 4))
    #expect(try seen(\.lineLimits) { $0.lineLimit(3, reservesSpace: true) } == LineLimits(lower: 3, upper: 3))
    #expect(try seen(\.lineLimits) { $0.lineLimit(3, reservesSpace: false) } == LineLimits(upper: 3))
    #expect(try seen(\.lineLimit) { $0.lineLimit(2...4) } == 4)
  }

  @Test func fontModifiersApplyToInheritedFont() throws {
    let font = try seen(\.self) { text in
      Group { text }
        .fontWeight(.heavy).fontDesign(.rounded).fontWidth(.expanded).italic().monospaced().monospacedDigit()
        .textScale(.secondary)
        .font(.title)
    }.resolvedFont
    #expect(font.size == 28 * 0.8)
    #expect(font.weight == .heavy)
    #expect(font.family == .system(.rounded))
    #expect(font.width == .expanded)
    #expect(font.isItalic && font.isMonospaced && font.hasMonospacedDigits)
  }

  @Test func innermostFontModifierWins() throws {
    func weight(_ modify: (Text) -> some View) throws -> Font.Weight {
      try seen(\.self, inside: modify).resolvedFont.weight
    }
    #expect(try weight { text in Group { text }.fontWeight(.light).bold() } == .light)
    #expect(try weight { text in Group { text }.bold().fontWeight(.light) } == .semibold)
    #expect(try weight { text in Group { text }.bold(false).bold() } == .regular)
    #expect(try weight { text in Group { text }.fontWeight(nil).bold() } == .regular)
  }

  @Test func textDecorationsAreInherited() throws {
    let look = try seen(\.self) { text in
      Group { text }
        .underline(pattern: .dot).strikethrough(color: .red).kerning(1).tracking(2).baselineOffset(3)
    }.textLook
    #expect(look.underline == Text.LineStyle(pattern: .dot))
    #expect(look.strikethrough == Text.LineStyle(color: .red))
    #expect(look.kerning == 1)
    #expect(look.tracking == 2)
    #expect(look.baselineOffset == 3)
    #expect(try seen(\.underlineStyle) { text in Group { text }.underline(false).underline() } == nil)
    #expect(try seen(\.strikethroughStyle) { text in Group { text }.strikethrough(false).strikethrough() } == nil)
  }

  @Test func textScaleIsSetOnlyIfEnabled() throws {
    #expect(try seen(\.textScale) { text in Group { text }.textScale(.secondary) } == .secondary)
    let kept = try seen(\.textScale) { text in
      Group { text }.textScale(.default, isEnabled: false).textScale(.secondary)
    }
    #expect(kept == .secondary)
  }
}

extension EnvironmentValues {
  /// The font of a text that asks for none.
  fileprivate var resolvedFont: ResolvedFont { textLook.resolvedFont(in: self) }
}
