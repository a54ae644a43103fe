import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TextModifiersTests {
  /// What a text was asked for, the outermost first.
  private func modifiers(_ text: Text) -> [TextModifier] {
    text.resolvedRuns(in: .american).first?.modifiers ?? []
  }

  @Test func modifiersAreStoredOutermostFirst() {
    let text = Text("a").font(.title).foregroundColor(.red).italic()
    #expect(modifiers(text) == [.italic(true), .foregroundColor(.red), .font(.title)])
  }

  @Test func fontModifiersAreStored() {
    #expect(modifiers(Text("a").font(.caption)) == [.font(.caption)])
    #expect(modifiers(Text("a").font(nil)) == [.font(nil)])
    #expect(modifiers(Text("a").fontWeight(.heavy)) == [.weight(.heavy)])
    #expect(modifiers(Text("a").fontDesign(.serif)) == [.design(.serif)])
    #expect(modifiers(Text("a").fontWidth(.condensed)) == [.width(.condensed)])
  }

  @Test func emphasisModifiersAreStored() {
    #expect(modifiers(Text("a").bold()) == [.bold(true)])
    #expect(modifiers(Text("a").bold(false)) == [.bold(false)])
    #expect(modifiers(Text("a").italic(false)) == [.italic(false)])
    #expect(modifiers(Text("a").monospaced()) == [.monospaced(true)])
    #expect(modifiers(Text("a").monospacedDigit()) == [.monospacedDigit])
  }

  @Test func underlineAndStrikethroughKeepPatternAndColor() {
    #expect(modifiers(Text("a").underline()) == [.underline(.single)])
    #expect(modifiers(Text("a").underline(false)) == [.underline(nil)])
    #expect(modifiers(Text("a").underline(color: .red)) == [.underline(Text.LineStyle(color: .red))])
    #expect(
      modifiers(Text("a").strikethrough(pattern: .dot, color: .blue))
        == [.strikethrough(Text.LineStyle(pattern: .dot, color: .blue))])
    #expect(modifiers(Text("a").strikethrough(false, color: .blue)) == [.strikethrough(nil)])
  }

  @Test func kerningTrackingAndBaselineOffsetAreStored() {
    #expect(modifiers(Text("a").kerning(1)) == [.kerning(1)])
    #expect(modifiers(Text("a").tracking(2)) == [.tracking(2)])
    #expect(modifiers(Text("a").baselineOffset(-3)) == [.baselineOffset(-3)])
  }

  @Test func foregroundColorsAndStylesAreStored() {
    #expect(modifiers(Text("a").foregroundColor(nil)) == [.foregroundColor(nil)])
    #expect(modifiers(Text("a").foregroundStyle(.red)) == [.foregroundStyle(AnyShapeStyle(.red))])
    #expect(modifiers(Text("a").foregroundStyle(.secondary)) == [.foregroundStyle(AnyShapeStyle(.secondary))])
    #expect(modifiers(Text("a").foregroundStyle(.tint)) != [.foregroundStyle(AnyShapeStyle(.secondary))])
  }

  @Test func textScaleIsStoredOnlyIfEnabled() {
    #expect(modifiers(Text("a").textScale(.secondary)) == [.scale(.secondary)])
    #expect(modifiers(Text("a").textScale(.secondary, isEnabled: false)).isEmpty)
  }

  @Test func textsWithDifferentModifiersDiffer() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").bold().italic() != Text("a").italic().bold())
    #expect(Text("a").font(.title) != Text("b").font(.title))
  }

  @Test func modifiersDoNotChangeTheString() {
    #expect(Text("Row \(7)").bold().underline().resolved(in: .american) == "Row 7")
  }
}
