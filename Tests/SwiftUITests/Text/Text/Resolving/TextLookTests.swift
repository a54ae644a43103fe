import CanopyStyle
@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TextLookTests {
  private func font(_ environment: EnvironmentValues, _ modifiers: TextModifier...) -> ResolvedFont {
    environment.textLook.applying(modifiers).resolvedFont(in: environment)
  }

  @Test func textUsesTheBodyFontByDefault() {
    let values = EnvironmentValues()
    #expect(values.textLook == TextLook())
    #expect(font(values).size == 17)
    #expect(font(values).weight == .regular)
  }

  @Test func textUsesTheEnvironmentFont() {
    var values = EnvironmentValues()
    values.font = .title
    #expect(font(values).size == 28)
    #expect(font(values, .font(.caption)).size == 12)
    #expect(font(values, .font(nil)).size == 28)
  }

  @Test func environmentModifiersApplyToTheFontOfTheText() {
    var values = EnvironmentValues()
    values.fontEmphasis = .weight(.heavy)
    values.fontDesign = .serif
    values.fontWidth = .condensed
    values.isItalic = true
    values.isMonospaced = true
    values.hasMonospacedDigits = true
    let font = font(values, .font(.caption))
    #expect(font.weight == .heavy)
    #expect(font.family == .system(.serif))
    #expect(font.width == .condensed)
    #expect(font.isItalic && font.isMonospaced && font.hasMonospacedDigits)
  }

  @Test func modifiersOfTextOverrideTheEnvironment() {
    var values = EnvironmentValues()
    values.fontEmphasis = .weight(.heavy)
    values.isItalic = true
    values.kerning = 4
    values.underlineStyle = .single
    #expect(font(values, .weight(.light)).weight == .light)
    #expect(font(values, .weight(nil)).weight == .regular)
    #expect(font(values, .bold(false)).weight == .regular)
    #expect(!font(values, .italic(false)).isItalic)
    let look = values.textLook.applying([.kerning(1), .underline(nil)])
    #expect(look.kerning == 1)
    #expect(look.underline == nil)
  }

  @Test func innerOfTwoModifiersWins() {
    let runs = Text("a").fontWeight(.light).fontWeight(.black).resolvedRuns(in: .american)
    let look = TextLook().applying(runs.first?.modifiers ?? [])
    #expect(look.resolvedFont(in: .american).weight == .light)
  }

  @Test func boldUsesTheBoldWeightOfTheTextStyle() {
    let values = EnvironmentValues()
    #expect(font(values, .font(.title), .bold(true)).weight == .bold)
    #expect(font(values, .font(.body), .bold(true)).weight == .semibold)
    #expect(font(values, .font(.system(size: 12)), .bold(true)).weight == .bold)
    #expect(font(values, .font(.system(size: 12, weight: .black)), .bold(true)).weight == .black)
  }

  @Test func fontDesignDoesNotAffectCustomFonts() {
    let values = EnvironmentValues()
    #expect(font(values, .font(.custom("Inter", size: 12)), .design(.serif)).family == .named("Inter"))
  }

  @Test func secondaryTextScaleIsSmaller() {
    let values = EnvironmentValues()
    #expect(font(values, .scale(.secondary)).size < 17)
    #expect(font(values, .scale(.default)).size == 17)
  }

  @Test func otherModifiersAreAppliedToTheLook() throws {
    let url = try #require(URL(string: "https://example.org"))
    let look = TextLook().applying([
      .tracking(1), .baselineOffset(2), .strikethrough(.single), .backgroundColor(.yellow), .link(url),
    ])
    #expect(look.tracking == 1)
    #expect(look.baselineOffset == 2)
    #expect(look.strikethrough == .single)
    #expect(look.background == .yellow)
    #expect(look.link == url)
  }

  @Test func textIsFilledWithTheForegroundStyle() throws {
    var values = EnvironmentValues()
    values.foreground = Foreground(AnyShapeStyle(.red))
    values.tint = AnyShapeStyle(.green)
    let url = try #require(URL(string: "https://example.org"))
    #expect(TextLook().paint(in: values) == Color.red._paint(in: values))
    #expect(TextLook().applying([.link(url)]).paint(in: values) == Color.green._paint(in: values))
    #expect(
      TextLook().applying([.link(url), .foregroundColor(.blue)]).paint(in: values) == Color.blue._paint(in: values))
    #expect(TextLook().applying([.foregroundColor(nil)]).paint(in: values) == Color.red._paint(in: values))
    let secondary = TextLook().applying([.foregroundStyle(AnyShapeStyle(.secondary))]).paint(in: values)
    #expect(secondary == Color.red.secondary._paint(in: values))
  }

  @Test func linkUsesTheTintUnlessItHasItsOwnColor() throws {
    let url = try #require(URL(string: "https://example.com"))
    var values = EnvironmentValues()
    values.tint = AnyShapeStyle(.green)
    #expect(
      TextLook().applying([.foregroundColor(.red), .link(url)]).paint(in: values) == Color.green._paint(in: values))
    #expect(
      TextLook().applying([.link(url), .foregroundColor(.red)]).paint(in: values) == Color.red._paint(in: values))
    var string = AttributedString("link")
    string.link = url
    string.foregroundColor = .red
    let run = try #require(string.runs.first)
    #expect(TextLook().applying(run.attributes._textModifiers).paint(in: values) == Color.red._paint(in: values))
  }
}
