import Foundation
import SwiftUI
import Testing

/// What predicates say about values of different kinds.
@Suite struct PredicateComparisonTests {
  private func isTrue(_ format: String, _ arguments: Any?..., for object: Any? = nil) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: object)
  }

  // MARK: Numbers

  @Test func numbersAreWrittenAsInC() {
    let number = ["n": 1_500.0]
    for text in ["1500", "1500.0", "1.5e3", "15E+2", "15000e-1", "1_500", "0x5dc", "0X5DC", "1500."] {
      #expect(isTrue("n == \(text)", for: number), "\(text)")
    }
    #expect(isTrue("n > 1e3 AND n < 2e3", for: number))
  }

  @Test func numbersOfAllTypesAreComparedByTheirValues() {
    let values: [Any] = [3, 3.0, Float(3), UInt8(3), Int64(3), Decimal(3), NSNumber(value: 3)]
    for value in values {
      #expect(isTrue("SELF == %@", value, for: 3) && isTrue("SELF >= 3 AND SELF < 3.5", for: value))
    }
    #expect(isTrue("SELF == YES", for: 1) && isTrue("SELF == 0", for: false))
    #expect(isTrue("SELF < 1", for: UInt64(0)) && isTrue("SELF > -1", for: UInt64.max))
  }

  @Test func largeWholeNumbersDifferInEachDigit() {
    let large = 9_007_199_254_740_993
    #expect(isTrue("SELF == 9007199254740993", for: large) && !isTrue("SELF == 9007199254740992", for: large))
    #expect(!isTrue("SELF == %@", large - 1, for: large) && isTrue("SELF > %@", large - 1, for: large))
    #expect(!isTrue("SELF IN %@", [large - 1, large + 1], for: large))
  }

  @Test func calculationsHaveTheOrderOfArithmetic() {
    #expect(isTrue("2 + 3 * 4 == 14 AND (2 + 3) * 4 == 20 AND 10 - 4 - 3 == 3 AND 2 ** 3 ** 2 == 512"))
    #expect(isTrue("n * 2 - 1 == 5", for: ["n": 3]) && isTrue("-n == 0 - 3", for: ["n": 3]))
  }

  @Test func aCalculationWithWhatIsNoNumberHasNoValue() {
    #expect(isTrue("name + 1 == nil", for: ["name": "Ada"]) && !isTrue("name + 1 > 0", for: ["name": "Ada"]))
  }

  // MARK: Missing values

  @Test func nothingIsNeitherLessNorMore() {
    let none = ["n": Int?.none as Any]
    #expect(isTrue("n == nil", for: none) && !isTrue("n < 5 OR n >= 5", for: none))
    #expect(isTrue("missing == nil", for: [String: Any]()) && isTrue("n != 5", for: none))
  }

  @Test func optionalValuesAreThoseInside() {
    let some = ["n": Optional(Optional(5)) as Any, "null": NSNull()]
    #expect(isTrue("n == 5", for: some) && isTrue("null == nil", for: some))
    #expect(isTrue("SELF == %@", Optional("x"), for: "x"))
  }

  // MARK: Words

  @Test func wordsAreWrittenInAnyCase() {
    for format in ["n > 1 and not n > 5", "n > 1 AND NOT n > 5", "n > 1 && ! n > 5", "n Between {2, 4}", "n in {1, 3}"]
    {
      #expect(isTrue(format, for: ["n": 3]), "\(format)")
    }
  }

  @Test func orIsWeakerThanAnd() {
    #expect(isTrue("TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE"))
    #expect(!isTrue("(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE"))
    #expect(isTrue("NOT FALSEPREDICATE AND TRUEPREDICATE"))
  }

  @Test func reservedWordsAreNamesBehindANumberSign() {
    let values = ["any": 1, "in": 2, "true": 3, "or": ["not": 4]] as [String: Any]
    #expect(isTrue("#any == 1 AND #in == 2 AND #true == 3 AND #or.#not == 4", for: values))
  }

  @Test func comparisonsHaveSeveralSpellings() {
    #expect(isTrue("3 = 3 AND 3 == 3 AND 3 <> 4 AND 3 != 4 AND 3 =< 3 AND 3 <= 3 AND 3 => 3 AND 3 >= 3"))
  }

  // MARK: Texts

  @Test func optionsApplyToEachComparisonOfTexts() {
    #expect(isTrue("'Zürich' ==[c] 'zÜRICH' AND 'Zürich' ==[d] 'Zurich' AND 'Zürich' !=[c] 'zurich'"))
    #expect(isTrue("'Zürich' LIKE[cd] 'zur*' AND 'Zürich' ENDSWITH[c] 'RICH' AND 'a' IN[c] {'A', 'B'}"))
    #expect(isTrue("'b' < 'c' AND 'B' <[c] 'c' AND 'abc' BETWEEN {'abb', 'abd'}"))
  }

  @Test func aPartOfATextIsInTheText() {
    #expect(isTrue("'da' IN 'Ada' AND 'Ada' CONTAINS 'da' AND NOT ('x' IN 'Ada')"))
    #expect(isTrue("'Ada' CONTAINS '' AND 'Ada' BEGINSWITH ''"))
  }

  @Test func aPatternIsNotAnExpression() {
    #expect(isTrue("'a.c' LIKE 'a.c'") && !isTrue("'abc' LIKE 'a.c'") && isTrue("'a(b]' LIKE 'a(?]'"))
    #expect(isTrue("'' LIKE '*'") && !isTrue("'' LIKE '?'"))
  }

  @Test func anInvalidExpressionMatchesNothing() {
    #expect(!isTrue("'a' MATCHES '('") && isTrue("NOT 'a' MATCHES '['"))
  }

  @Test func quotesAndBackslashesMayBeInTexts() {
    #expect(isTrue(#"SELF == 'it\'s' OR SELF == "it's""#, for: "it's"))
    #expect(isTrue(#"SELF == 'a\\b'"#, for: #"a\b"#) && isTrue("SELF == %@", "100 %@ 'done'", for: "100 %@ 'done'"))
  }

  // MARK: Collections

  @Test func quantifiersCountTheElements() {
    let some = ["n": [1, 5, 9]], none = ["n": [Int]()]
    #expect(isTrue("ANY n > 8 AND SOME n > 8 AND ALL n > 0 AND NONE n > 9", for: some))
    #expect(!isTrue("ALL n > 1", for: some) && !isTrue("NONE n == 5", for: some))
    #expect(!isTrue("ANY n > 0", for: none) && isTrue("ALL n > 0", for: none) && isTrue("NONE n > 0", for: none))
  }

  @Test func operatorsSummarizeCollections() {
    let values = ["n": [4, 1, 7]], none = ["n": [Int]()]
    #expect(isTrue("n.@sum == 12 AND n.@avg == 4 AND n.@min == 1 AND n.@max == 7 AND n.@count == 3", for: values))
    #expect(isTrue("n.@sum == 0 AND n.@avg == nil AND n.@min == nil AND n.@count == 0", for: none))
  }

  @Test func boundsBelongToTheRange() {
    #expect(isTrue("3 BETWEEN {3, 4} AND 4 BETWEEN {3, 4}") && !isTrue("5 BETWEEN {3, 4}"))
    #expect(!isTrue("3 BETWEEN {4, 3}") && !isTrue("3 BETWEEN {3}"))
  }

  @Test func anArrayIsFilteredByItsElements() {
    let people = [["name": "Ada", "age": 36], ["name": "Bob", "age": 5]] as [[String: Any]]
    let grown = NSPredicate(format: "age >= %d", 18)
    #expect(people.filter { grown.evaluate(with: $0) }.compactMap { $0["name"] as? String } == ["Ada"])
  }

  // MARK: Arguments

  @Test func argumentsAreTakenInTheirOrder() {
    #expect(
      isTrue("%K BEGINSWITH %@ AND %K < %d", "name", "A", "age", 40, for: ["name": "Ada", "age": 36] as [String: Any]))
  }

  @Test func aVariableWithoutAValueIsNothing() {
    let predicate = NSPredicate(format: "$X == nil")
    #expect(predicate.evaluate(with: 1) && !predicate.evaluate(with: 1, substitutionVariables: ["X": 2]))
  }

  @Test(arguments: ["", "n == 1 AND", "(n == 1", "n == 'open", "n == 1 n", "FUNCTION(n) == 1", "n == %@"])
  func aMistakeEndsTheProgramWithASentence(format: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
      _ = NSPredicate(format: format)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Unable to parse the format string “\(format)”: "))
  }
}
