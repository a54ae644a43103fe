import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct FormatterContentTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func formattersUseTheEnvironmentLocale() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let text = Text(NSNumber(value: 1234.5), formatter: formatter)
    #expect(text.resolved(in: .american) == "1,234.5")
    #expect(text.resolved(in: .german) == "1.234,5")
  }

  @Test func resolvingDoesNotModifyTheFormatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    _ = Text(NSNumber(value: 1), formatter: formatter).resolved(in: .german)
    #expect(formatter.locale?.identifier == "fr_FR")
  }

  @Test func dateFormattersUseTheEnvironmentLocaleAndTimeZone() throws {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    let text = Text(date, formatter: formatter)
    #expect(text.resolved(in: .german).contains("14. November 2023"))
    #expect(text.resolved(in: .german).contains("22:13"))
  }

  @Test func explicitTimeZoneOfFormatterIsKept() throws {
    let zone: TimeZone = try #require(TimeZone(secondsFromGMT: 3600 * 5))
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    formatter.timeZone = zone
    #expect(Text(date, formatter: formatter).resolved(in: .american) == "03:13")
  }

  @Test func customFormattersAreUsedUnchanged() {
    final class Shouting: Formatter {
      override func string(for object: Any?) -> String? { (object as? NSString).map { "\($0)!" } }
    }
    #expect(Text(NSString("hey"), formatter: Shouting()).resolved(in: .american) == "hey!")
    #expect(Text(NSNumber(value: 1), formatter: Shouting()).resolved(in: .american) == "")
  }

  @Test func formattersCanBeInterpolatedInKeys() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    #expect(Text("\(NSNumber(value: 0.5), formatter: formatter) off").resolved(in: .american) == "50% off")
    #expect(Text("\(0.5, formatter: formatter) off").resolved(in: .american) == "50% off")
  }

  @Test func textsWithDifferentSubjectsOrFormattersDiffer() {
    let formatter = NumberFormatter()
    #expect(Text(NSNumber(value: 1), formatter: formatter) == Text(NSNumber(value: 1), formatter: formatter))
    #expect(Text(NSNumber(value: 1), formatter: formatter) != Text(NSNumber(value: 2), formatter: formatter))
    #expect(Text(NSNumber(value: 1), formatter: formatter) != Text(NSNumber(value: 1), formatter: DateFormatter()))
  }
}
