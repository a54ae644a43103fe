@testable import CanopyText
import Testing

@testable import CanopyCore

@Suite struct FormatStringTests {
  private func parts(_ format: String) -> [FormatString.Part] { FormatString(format).parts }

  @Test func literalsAreKept() {
    #expect(parts("abc") == [.literal("abc")])
    #expect(parts("").isEmpty)
  }

  @Test func valuesAreNumberedFromLeftToRight() {
    #expect(
      parts("%lld of %@") == [.value(0, specifier: "%lld"), .literal(" of "), .value(1, specifier: "%@")])
  }

  @Test func positionalSpecifiersSelectValues() {
    #expect(parts("%2$@%1$d") == [.value(1, specifier: "%@"), .value(0, specifier: "%d")])
  }

  @Test(arguments: ["%5d", "%-8.2lf", "%+d", "%03lld", "%.3e", "%#x", "%'d", "%hhd", "%qd", "%zu"])
  func specifiersKeepFlagsWidthAndLength(_ specifier: String) {
    #expect(parts(specifier + "!") == [.value(0, specifier: specifier), .literal("!")])
  }

  @Test func doubledPercentSignBecomesOne() {
    #expect(parts("%lld%% done") == [.value(0, specifier: "%lld"), .literal("%"), .literal(" done")])
  }

  @Test(arguments: ["50 %", "%", "% %", "%y", "%5", "%1$"])
  func invalidSpecifiersAreLiterals(_ format: String) {
    let text = parts(format).map { part in
      if case .literal(let literal) = part { String(literal) } else { "value" }
    }
    #expect(text.joined() == format)
  }
}
