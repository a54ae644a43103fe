import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct FormattedContentTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func numberFormatsUseTheEnvironmentLocale() {
    let text = Text(0.256, format: .percent)
    #expect(text.resolved(in: .american) == "25.6%")
    #expect(text.resolved(in: .german).withPlainSpaces == "25,6 %")
  }

  @Test func currencyFormatsUseTheEnvironmentLocale() {
    let text = Text(12.5, format: .currency(code: "EUR"))
    #expect(text.resolved(in: .american).withPlainSpaces == "€12.50")
    #expect(text.resolved(in: .german).withPlainSpaces == "12,50 €")
  }

  @Test func environmentLocaleOverridesTheFormatLocale() {
    let text = Text(0.5, format: .number.locale(Locale(identifier: "de_DE")))
    #expect(text.resolved(in: .american) == "0.5")
  }

  @Test func dateFormatsUseTheEnvironmentTimeZone() throws {
    let text = Text(date, format: .dateTime.hour().minute())
    #expect(text.resolved(in: .american).withPlainSpaces == "10:13 PM")
    var tokyo = EnvironmentValues.american
    tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(text.resolved(in: tokyo).withPlainSpaces == "7:13 AM")
  }

  @Test func explicitTimeZoneOfFormatIsKept() throws {
    var format = Date.FormatStyle.dateTime.hour().minute()
    format.timeZone = try #require(TimeZone(secondsFromGMT: 3600 * 5))
    #expect(Text(date, format: format).resolved(in: .american).withPlainSpaces == "3:13 AM")
  }

  @Test func rangeFormatsUseTheEnvironmentTimeZone() {
    let range = date..<date.addingTimeInterval(60)
    let text = Text(range, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
    #expect(text.resolved(in: .american).withPlainSpaces == "10:13 – 10:14 PM")
  }

  @Test func formatsCanBeInterpolatedInKeys() {
    let text = Text("**\(0.5, format: .percent)** done")
    #expect(text.resolved(in: .american) == "50% done")
    #expect(text.resolvedRuns(in: .american).first == TextRun("50%", [.bold(true)]))
  }

  @Test func formatsCanReturnAttributedStrings() {
    let text = Text(date, format: .dateTime.year().attributed)
    #expect(text.resolved(in: .american) == "2023")
    #expect(Text("in \(date, format: .dateTime.year().attributed)").resolved(in: .american) == "in 2023")
  }

  @Test func textsWithDifferentValuesOrFormatsDiffer() {
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .percent))
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
  }
}
