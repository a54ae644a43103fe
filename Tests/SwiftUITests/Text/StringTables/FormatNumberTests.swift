@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct FormatNumberTests {
  private func string(_ number: _FormatNumber, _ specifier: String, _ locale: String = "en_US") -> String {
    number.string(specifier: specifier, locale: Locale(identifier: locale))
  }

  @Test func plainSpecifiersGroupIntegerDigits() {
    for specifier in ["%d", "%i", "%ld", "%lld", "%qd", "%zd"] {
      #expect(string(.signed(-12345), specifier) == "-12,345")
    }
    #expect(string(.unsigned(.max), "%llu") == "18,446,744,073,709,551,615")
  }

  @Test func flagsAndWidthsAreApplied() {
    #expect(string(.signed(42), "%5d") == "   42")
    #expect(string(.signed(42), "%+d") == "+42")
    #expect(string(.signed(255), "%X") == "FF")
  }

  @Test func fractionsUseTheDecimalSeparatorOfTheLocale() {
    #expect(string(.floating(2.5), "%lf") == "2.500000")
    #expect(string(.floating(2.5), "%.1f", "de_DE") == "2,5")
  }

  @Test func numbersAreConvertedToTheSpecifierType() {
    #expect(string(.signed(3), "%.1f") == "3.0")
    #expect(string(.unsigned(3), "%.1f") == "3.0")
    #expect(string(.floating(3.9), "%5d") == "    3")
    #expect(string(.floating(.infinity), "%5d") == "    0")
    #expect(string(.signed(1234), "%@") == "1,234")
    #expect(string(.floating(2.5), "%@") == "2.500000")
  }
}
