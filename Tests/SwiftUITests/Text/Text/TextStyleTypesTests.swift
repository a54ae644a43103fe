import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TextStyleTypesTests {
  @Test func lineStylesWithEqualPatternAndColorAreEqual() {
    #expect(Text.LineStyle() == .single)
    #expect(Text.LineStyle(pattern: .dot) != .single)
    #expect(Text.LineStyle(color: .red) != .single)
    #expect(Text.LineStyle(pattern: .dash, color: .red) == Text.LineStyle(pattern: .dash, color: .red))
  }

  @Test func lineStylePatternsAreDistinct() {
    let patterns: Set<Text.LineStyle.Pattern> = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    #expect(patterns.count == 5)
  }

  @Test func textCaseChangesLettersByLocale() {
    let locale = Locale(identifier: "de_DE")
    #expect(Text.Case.uppercase.applied(to: "Straße", locale: locale) == "STRASSE")
    #expect(Text.Case.lowercase.applied(to: "ÄÖ", locale: locale) == "äö")
    let turkish = Locale(identifier: "tr_TR")
    #expect(Text.Case.uppercase.applied(to: "izin ılık", locale: turkish) == "İZİN ILIK")
    #expect(Text.Case.lowercase.applied(to: "İZİN ILIK", locale: turkish) == "izin ılık")
  }

  @Test func textScalesDiffer() { #expect(Text.Scale.default != .secondary) }

  @Test func textAlignmentListsAllCases() { #expect(TextAlignment.allCases == [.leading, .center, .trailing]) }

  @Test func truncationModesDiffer() {
    #expect(Set([Text.TruncationMode.head, .middle, .tail]).count == 3)
  }
}
