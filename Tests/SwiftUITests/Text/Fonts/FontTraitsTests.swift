import CanopyText
import Testing

@testable import CanopyCore

@Suite struct FontTraitsTests {
  private func resolve(_ font: Font = .body, _ change: (inout FontTraits) -> Void) -> ResolvedFont {
    var traits = FontTraits()
    change(&traits)
    return font.resolve(in: EnvironmentValues(), with: traits)
  }

  @Test func emptyTraitsKeepTheFont() {
    #expect(resolve(.title.italic()) { _ in } == Font.title.italic().resolve(in: EnvironmentValues()))
  }

  @Test func weightTraitReplacesTheFontWeight() {
    #expect(resolve(.headline) { $0.emphasis = .weight(.light) }.weight == .light)
  }

  @Test func boldTraitNeverMakesTheFontLighter() {
    #expect(resolve(.body.weight(.black)) { $0.emphasis = .bold }.weight == .black)
    #expect(resolve(.body.weight(.light)) { $0.emphasis = .bold }.weight == .semibold)
  }

  @Test func traitsCanRemoveItalicAndMonospaced() {
    #expect(!resolve(.body.italic()) { $0.isItalic = false }.isItalic)
    #expect(!resolve(.body.monospaced()) { $0.isMonospaced = false }.isMonospaced)
  }

  @Test func monospacedDigitsAreKept() {
    #expect(resolve(.body.monospacedDigit()) { _ in }.hasMonospacedDigits)
    #expect(resolve { $0.hasMonospacedDigits = true }.hasMonospacedDigits)
  }
}
