import CanopyStyle
@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct LocalizedStringKeyTests {
  private func key(_ key: LocalizedStringKey) -> String { key.formatKey }

  @Test func literalIsItsOwnKey() {
    #expect(key("Hello") == "Hello")
    #expect(key("") == "")
    #expect(LocalizedStringKey("Hello") == "Hello")
  }

  @Test func interpolatedValuesBecomeSpecifiers() {
    #expect(key("Row \(3)") == "Row %lld")
    #expect(key("Hello, \("Ann")!") == "Hello, %@!")
    #expect(key("\(0.5) of \(3)") == "%lf of %lld")
  }

  @Test func eachNumberTypeHasItsSpecifier() {
    #expect(key("\(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))") == "%d %d %d %lld")
    #expect(key("\(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \(UInt64(1)) \(UInt(1))") == "%u %u %u %llu %llu")
    #expect(key("\(Float(1)) \(Double(1)) \(CGFloat(1))") == "%f %lf %lf")
  }

  @Test func explicitSpecifiersAreKept() {
    #expect(key("\(0.5, specifier: "%.2f") m") == "%.2f m")
    #expect(key("\(5, specifier: "%03d")") == "%03d")
  }

  @Test func percentSignsAreDoubledOnlyInInterpolatedKeys() {
    #expect(key("100%") == "100%")
    #expect(key("\(100)%") == "%lld%%")
  }

  @Test func otherValuesUseTheObjectSpecifier() {
    #expect(key("\(Text("a").bold())") == "%@")
    #expect(key("\(AttributedString("a"))") == "%@")
    #expect(key("\(Image(systemName: "star"))") == "%@")
    #expect(key("\(0.5, format: .percent)") == "%@")
    #expect(key("\(Date.now, style: .date)") == "%@")
    #expect(key("\(Date.now, formatter: DateFormatter())") == "%@")
    #expect(key("\(timerInterval: Date.now...Date.now)") == "%@")
  }

  @Test func numbersAreStoredInlineInTheKey() {
    let key: LocalizedStringKey = "Row \(9999)"
    #expect(key.arguments.isEmpty)
    #expect(key.pattern.marked.utf8.count <= 15)
  }

  @Test func controlCharactersAreOrdinaryText() {
    let odd = "a\u{1}5\u{4}b"
    let key: LocalizedStringKey = "\(odd) \(5)"
    #expect(key.formatKey == "%@ %lld")
    #expect(Text(key).resolved(in: .american) == odd + " 5")
    #expect(Text(LocalizedStringKey(odd)).resolved(in: .american) == odd)
    #expect(LocalizedStringKey(odd).formatKey == odd)
    let literal: LocalizedStringKey = "a\u{3}%\(1)"
    #expect(literal.formatKey == "a\u{3}%%%lld")
    #expect(Text(literal).resolved(in: .american) == "a\u{3}%1")
  }

  @Test func extremeIntegersAreFormatted() {
    #expect(Text("\(Int.max)").resolved(in: .american) == "9,223,372,036,854,775,807")
    #expect(Text("\(Int.min)").resolved(in: .american) == "-9,223,372,036,854,775,808")
    #expect(Text("\(UInt64.max)").resolved(in: .american) == "18,446,744,073,709,551,615")
    #expect(Text("\(0)").resolved(in: .american) == "0")
    #expect(Text("\(-7)").resolved(in: .american) == "-7")
  }

  @Test func unformattedObjectsAndValuesShowTheirDescription() {
    let url = URL(filePath: "a.txt")
    let date = Date(timeIntervalSince1970: 0)
    #expect(key("\(date) \(url) \(UUID()) \(Locale.current) \(Data())") == "%@ %@ %@ %@ %@")
    #expect(Text("\(date)").resolved(in: .american) == "\(date)")
    #expect(Text("\(url)").resolved(in: .american) == "\(url)")
    #expect(Text("\(NSString("object"))").resolved(in: .american) == "object")
  }
}
