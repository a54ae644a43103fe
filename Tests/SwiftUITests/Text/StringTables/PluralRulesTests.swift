@testable import CanopyText
import Foundation
import Testing

@Suite struct PluralRulesTests {
  /// Languages, and which of the sample numbers have a category other than `other`, in the tables of Unicode's CLDR.
  struct Row: CustomTestStringConvertible {
    var languages: [String] = []
    var categories: [String: PluralCategory] = [:]

    var testDescription: String { languages.joined(separator: " ") }

    init(_ line: Substring) {
      let halves = line.split(separator: ":")
      languages = halves[0].split(separator: " ").map { String($0) }
      for group in halves.dropFirst().joined().split(separator: ";") {
        let words = group.split(separator: " ")
        guard let category = words.first.flatMap({ PluralCategory(rawValue: String($0)) }) else { continue }
        for word in words.dropFirst() {
          let ends = word.split(separator: "-").compactMap { Int($0) }
          if ends.count == 2 {
            for number in ends[0]...ends[1] { categories[String(number)] = category }
          } else {
            categories[String(word)] = category
          }
        }
      }
    }
  }

  private func number(_ sample: String) -> PluralNumber {
    guard let point = sample.firstIndex(of: ".") else { return .whole(UInt64(sample) ?? 0) }
    return .decimal(sample, fractionDigits: sample[point...].count - 1)
  }

  @Test(arguments: cardinals.split(separator: "\n").map { Row($0) })
  func cardinalsHaveTheCategoriesOfUnicode(_ row: Row) {
    for language in row.languages {
      let rules = PluralRules(language)
      for sample in Self.integers + Self.decimals {
        #expect(rules.category(of: number(sample)) == row.categories[sample] ?? .other, "\(language) \(sample)")
      }
    }
  }

  @Test func numbersBeyondDoubleHaveTheirOwnDigits() {
    // As a `Double`, this would be …992.
    #expect(PluralRules("ru").category(of: .whole(9_007_199_254_740_993)) == .few)
    #expect(PluralRules("ru").category(of: .whole(.max)) == .many)
    #expect(PluralRules("lv").category(of: .whole(10_000_000_000_000_000_001)) == .one)
    #expect(PluralRules("fr").category(of: .whole(9_007_199_255_000_000)) == .many)
  }

  @Test func millionsInCompactFormHaveTheirOwnCategory() {
    for language in ["fr", "es", "it", "pt", "ca"] {
      let rules = PluralRules(language)
      #expect(rules.category(of: .whole(1_200_000)) == .other)
      #expect(rules.category(of: .compact("1200000")) == .many)
      #expect(rules.category(of: .compact("1200")) == .other)
    }
    #expect(PluralRules("en").category(of: .compact("1000000")) == .other)
  }

  @Test func numbersWithoutDigitsAreOther() {
    #expect(PluralRules("en").category(of: PluralNumber(.floating(.nan))) == .other)
    #expect(PluralRules("ar").category(of: PluralNumber(.floating(-.infinity))) == .other)
  }

  @Test func negativeNumbersHaveTheCategoryOfTheirMagnitude() {
    #expect(PluralRules("en").category(of: PluralNumber(.signed(-1))) == .one)
    #expect(PluralRules("pl").category(of: PluralNumber(.signed(.min))) == .many)
    #expect(PluralRules("fr").category(of: PluralNumber(.floating(-1.5))) == .one)
  }

  @Test func rulesDependOnTheRegion() {
    #expect(
      PluralRules("pt_BR").category(of: .whole(0)) == .one && PluralRules("pt_PT").category(of: .whole(0)) == .other)
    #expect(PluralRules("ar_EG@numbers=latn").category(of: .whole(3)) == .few)
    #expect(PluralRules("zh-Hant-TW").category(of: .whole(1)) == .other)
  }

  @Test func languagesWithOlderNamesAreKnown() {
    #expect(PluralRules("iw").category(of: .whole(2)) == .two && PluralRules("tl").category(of: .whole(5)) == .one)
    #expect(PluralRules("sh").category(of: .whole(3)) == .few && PluralRules("mo").category(of: .whole(0)) == .few)
  }

  @Test func unknownLanguagesHaveOneCategory() {
    #expect(PluralRules("qqq").category(of: .whole(1)) == .other && PluralRules("").category(of: .whole(1)) == .other)
  }

  @Test func languageIsTheCodeOfTheLocalization() {
    #expect(["pt-PT", "pt_PT", "pt", "ar@numbers=latn"].map { PluralRules($0).language } == ["pt", "pt", "pt", "ar"])
  }

  @Test func shownDigitsCount() {
    func shown(_ value: Double, _ string: String, _ locale: String = "en_US") -> PluralNumber {
      PluralNumber(.floating(value), shownAs: string, in: Locale(identifier: locale))
    }
    #expect(shown(1, "1") == .whole(1) && shown(1, "1.0") == .decimal("1.0", fractionDigits: 1))
    #expect(shown(1234.5, "1,234.50") == .decimal("1234.50", fractionDigits: 2))
    #expect(shown(1234.5, "1.234,5", "de_DE") == .decimal("1234.5", fractionDigits: 1))
    #expect(shown(1.5, "١٫٥", "ar_EG") == .decimal("1.5", fractionDigits: 1))
    // A rounded number has the category of what is shown.
    #expect(shown(1.2, "1") == .whole(1) && shown(-1, "-1.0") == .decimal("1.0", fractionDigits: 1))
    #expect(
      shown(0.035, "3.5%") == .decimal("3.5", fractionDigits: 1)
        && shown(3, "$3.00") == .decimal("3.00", fractionDigits: 2))
    #expect(shown(3, "three") == .whole(3) && shown(1.5e6, "1.5E6") == .whole(1_500_000))
    #expect(shown(1_234_567, "1.2M") == .compact("1234567") && shown(1_000_000, "1 million") == .compact("1000000"))
    #expect(shown(1e30, "1" + String(repeating: "0", count: 30)) == .floating(1e30))
    #expect(shown(0, "0.00") == .decimal("0.00", fractionDigits: 2))
  }

  @Test func rulesOfALocalizationAreMadeOnce() {
    #expect(LocaleWriting.plurals(of: "cy") === LocaleWriting.plurals(of: "cy"))
    let first = LocaleWriting.plurals(of: "cy")
    for number in 0..<1000 { _ = LocaleWriting.plurals(of: "x\(number)") }
    // Of so many, only the ones that were used last are kept.
    #expect(LocaleWriting.plurals(of: "cy") !== first)
  }

  @Test func rulesAreUsedByManyThreads() async {
    let rules = PluralRules("ru")
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<2000).allSatisfy { step in
            let number = UInt64(step * 8 + task)
            let isFew = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
            let decimal = rules.category(of: .decimal("\(number).50", fractionDigits: 2))
            return (rules.category(of: .whole(number)) == .few) == isFew && decimal == .other
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  // MARK: Samples

  static let integers =
    (0...23).map { String($0) }
      + """
      30 31 40 42 50 60 71 72 80 82 90 91 100 101 102 103 108 111 112 113 120 121 122 171 200 300 400 500 800 900 1000 \
      1001 1100 2000 10000 21000 100000 1000000 1000001 2000000
      """.split(separator: " ").map { String($0) }

  static let decimals = """
    0.0 0.1 0.5 1.0 1.1 1.5 1.6 2.0 2.1 2.2 3.0 5.0 10.0 11.0 11.1 20.0 100.0 1.00 1.01 1.10 2.00 2.02 2.25 1000000.0
    """.split(separator: " ").map { String($0) }

  static let cardinals = """
    bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh:
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj \
      kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh \
      seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog: one 1 1.0 1.00
    ast de en et fi fy gl ia io lij nl sc sv sw ur yi: one 1
    ca it lld pt-PT scn vec: one 1; many 1000000 \
      2000000
    am as bn doi fa gu hi kn pcm zu: one 0-1 0.0 0.1 0.5 1.0 1.00
    ak bho csw ln mg nso pa ti wa: one 0-1 0.0 1.0 1.00
    iu naq sat se sma smj smn sms: one 1 1.0 1.00; two 2 2.0 2.00
    ff hy kab: one 0-1 0.0 0.1 0.5 1.0 1.1 1.5 1.6 1.00 1.01 1.10
    bs hr sr: one 1 21 31 71 91 101 121 171 1001 1000001 0.1 1.1 2.1 11.1 1.01; few 2-4 22-23 42 72 82 102-103 \
      122 2.2 2.02
    ceb fil: one 0-3 5 7-8 10-13 15 17-18 20-23 30-31 40 42 50 60 71-72 80 82 90-91 100-103 108 111-113 120-122 \
      171 200 300 400 500 800 900 1000-1001 1100 2000 10000 21000 100000 1000000-1000001 2000000 0.0 0.1 0.5 1.0 \
      1.1 1.5 2.0 2.1 2.2 3.0 5.0 10.0 11.0 11.1 20.0 100.0 1.00 1.01 1.10 2.00 2.02 2.25 1000000.0
    cs sk: one 1; few 2-4; many 0.0 0.1 0.5 1.0 1.1 1.5 1.6 2.0 2.1 2.2 3.0 5.0 10.0 11.0 11.1 20.0 100.0 1.00 \
      1.01 1.10 2.00 2.02 2.25 1000000.0
    dsb hsb: one 1 101 1001 1000001 0.1 1.1 2.1 11.1 1.01; two 2 102 2.2 2.02; few 3-4 103
    blo ksh: zero 0 0.0; one 1 1.0 1.00
    lv prg: zero 0 10-20 30 40 50 60 80 90 100 111-113 120 200 300 400 500 800 900 1000 1100 2000 10000 21000 \
      100000 1000000 2000000 0.0 10.0 11.0 20.0 100.0 1000000.0; one 1 21 31 71 91 101 121 171 1001 1000001 0.1 \
      1.0 1.1 2.1 11.1 1.00 1.01
    fr pt: one 0-1 0.0 0.1 0.5 1.0 1.1 1.5 1.6 1.00 1.01 1.10; many 1000000 2000000
    ru uk: one 1 21 31 71 91 101 121 171 1001 1000001; few 2-4 22-23 42 72 82 102-103 122; many 0 5-20 30 40 50 \
      60 80 90 100 108 111-113 120 200 300 400 500 800 900 1000 1100 2000 10000 21000 100000 1000000 2000000
    ar: zero 0 0.0; one 1 1.0 1.00; two 2 2.0 2.00; few 3-10 103 108 3.0 5.0 10.0; many 11-23 30-31 40 42 50 60 \
      71-72 80 82 90-91 111-113 120-122 171 11.0 20.0
    be: one 1 21 31 71 91 101 121 171 1001 1000001 1.0 1.00; few 2-4 22-23 42 72 82 102-103 122 2.0 3.0 2.00; \
      many 0 5-20 30 40 50 60 80 90 100 108 111-113 120 200 300 400 500 800 900 1000 1100 2000 10000 21000 100000 \
      1000000 2000000 0.0 5.0 10.0 11.0 20.0 100.0 1000000.0
    br: one 1 21 31 101 121 1001 1000001 1.0 1.00; two 2 22 42 82 102 122 2.0 2.00; few 3-4 9 23 103 3.0; many \
      1000000 2000000 1000000.0
    cy: zero 0 0.0; one 1 1.0 1.00; two 2 2.0 2.00; few 3 3.0; many 6
    da: one 1 0.1 0.5 1.0 1.1 1.5 1.6 1.00 1.01 1.10
    es: one 1 1.0 1.00; many 1000000 2000000
    ga: one 1 1.0 1.00; two 2 2.0 2.00; few 3-6 3.0 5.0; many 7-10 10.0
    gd: one 1 11 1.0 11.0 1.00; two 2 12 2.0 2.00; few 3-10 13-19 3.0 5.0 10.0
    gv: one 1 11 21 31 71 91 101 111 121 171 1001 1000001; two 2 12 22 42 72 82 102 112 122; few 0 20 40 60 80 \
      100 120 200 300 400 500 800 900 1000 1100 2000 10000 21000 100000 1000000 2000000; many 0.0 0.1 0.5 1.0 1.1 \
      1.5 1.6 2.0 2.1 2.2 3.0 5.0 10.0 11.0 11.1 20.0 100.0 1.00 1.01 1.10 2.00 2.02 2.25 1000000.0
    he: one 1 0.0 0.1 0.5; two 2
    is: one 1 21 31 71 91 101 121 171 1001 1000001 0.1 1.0 1.1 2.1 11.1 1.00 1.01 1.10
    kw: zero 0 0.0; one 1 1.0 1.00; two 2 22 42 82 102 122 1000 2000 10000 100000 2.0 2.00; few 3 23 103 3.0; \
      many 21 101 121 1001 1000001
    lag: zero 0 0.0; one 1 0.1 0.5 1.0 1.1 1.5 1.6 1.00 1.01 1.10
    lt: one 1 21 31 71 91 101 121 171 1001 1000001 1.0 1.00; few 2-9 22-23 42 72 82 102-103 108 122 2.0 3.0 5.0 \
      2.00; many 0.1 0.5 1.1 1.5 1.6 2.1 2.2 11.1 1.01 1.10 2.02 2.25
    mk: one 1 21 31 71 91 101 121 171 1001 1000001 0.1 1.1 2.1 11.1 1.01
    mt: one 1 1.0 1.00; two 2 2.0 2.00; few 0 3-10 103 108 0.0 3.0 5.0 10.0; many 11-19 111-113 11.0
    pl: one 1; few 2-4 22-23 42 72 82 102-103 122; many 0 5-21 30-31 40 50 60 71 80 90-91 100-101 108 111-113 \
      120-121 171 200 300 400 500 800 900 1000-1001 1100 2000 10000 21000 100000 1000000-1000001 2000000
    ro: one 1; few 0 2-19 101-103 108 111-113 1001 1000001 0.0 0.1 0.5 1.0 1.1 1.5 1.6 2.0 2.1 2.2 3.0 5.0 10.0 \
      11.0 11.1 20.0 100.0 1.00 1.01 1.10 2.00 2.02 2.25 1000000.0
    shi: one 0-1 0.0 0.1 0.5 1.0 1.00; few 2-10 2.0 3.0 5.0 10.0 2.00
    si: one 0-1 0.0 0.1 1.0 1.00
    sl: one 1 101 1001 1000001; two 2 102; few 3-4 103 0.0 0.1 0.5 1.0 1.1 1.5 1.6 2.0 2.1 2.2 3.0 5.0 10.0 11.0 \
      11.1 20.0 100.0 1.00 1.01 1.10 2.00 2.02 2.25 1000000.0
    tzm: one 0-1 11-23 30-31 40 42 50 60 71-72 80 82 90-91 0.0 1.0 11.0 20.0 1.00
    """
}
