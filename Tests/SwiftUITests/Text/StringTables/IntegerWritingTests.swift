@testable import CanopyText
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyCore

@Suite struct IntegerWritingTests {
  static let locales = ["", "en_US", "de_DE", "fr_FR", "es_ES", "pl_PL", "pt_PT", "hi_IN", "ar_EG", "de_CH", "sv_SE"]

  @Test(arguments: locales)
  func integersMatchFoundationFormatting(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let writing = IntegerWriting(locale)
    var random = SeededGenerator(seed: 11)
    let chosen = [0, 1, -1, 999, -999, 1000, -1000, 9999, 10_000, 100_000, 1_000_000, 1_000_001, -1_000_010]
    let others = (0..<40).map { Int.random(in: .min ... .max, using: &random) >> $0 }
    for number in chosen + others {
      #expect(writing.string(number) == number.formatted(.number.locale(locale)))
    }
  }

  @Test func shortIntegersAreWrittenAsIsWhereTheLocaleAllows() {
    #expect(IntegerWriting(Locale(identifier: "en_US")).writesAsIs(digits: 3))
    #expect(!IntegerWriting(Locale(identifier: "en_US")).writesAsIs(digits: 4))
    #expect(!IntegerWriting(Locale(identifier: "ar_EG")).writesAsIs(digits: 1))
  }

  @Test func localeWritingIsCached() {
    let first = LocaleWriting.of(Locale(identifier: "nl_NL"))
    _ = LocaleWriting.of(Locale(identifier: "nl_BE"))
    #expect(LocaleWriting.of(Locale(identifier: "nl_NL")) === first)
    // Of many locales, those that were used last are kept.
    for number in 0..<100 { _ = LocaleWriting.of(Locale(identifier: "nl_NL@x=\(number)")) }
    #expect(LocaleWriting.of(Locale(identifier: "nl_NL")) !== first)
  }
}
