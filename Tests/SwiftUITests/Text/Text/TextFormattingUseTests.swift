import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// Formats and specifiers as apps use them.
@Suite struct TextFormattingUseTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func string(_ text: Text, in environment: EnvironmentValues = .american) -> String {
    text.resolved(in: environment).withPlainSpaces
  }

  @Test func specifiersFormatNumbers() {
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(3.14159, specifier: "%.2f")"), in: .german) == "3,14")
    #expect(string(Text("\(7, specifier: "%02d"):\(5, specifier: "%02d")")) == "07:05")
    #expect(string(Text("\(255, specifier: "%x") \(255, specifier: "%X")")) == "ff FF")
    #expect(string(Text("\(2.5, specifier: "%g") %")) == "2.5 %")
    #expect(string(Text("\(CGFloat(1.5), specifier: "%.1f") of \(Float(2), specifier: "%.0f")")) == "1.5 of 2")
    #expect(string(Text("\(5, specifier: "%3d")|")) == "  5|")
  }

  @Test func numberFormatsAreApplied() {
    #expect(string(Text(1234.5, format: .number.precision(.fractionLength(2)))) == "1,234.50")
    #expect(string(Text(0.25, format: .percent.precision(.fractionLength(0)))) == "25%")
    #expect(string(Text(1_200_000, format: .number.notation(.compactName))) == "1.2M")
    #expect(string(Text("\(1234, format: .number.grouping(.never))")) == "1234")
    #expect(string(Text(-5, format: .number.sign(strategy: .always()))) == "-5")
    #expect(string(Text(Decimal(9.5), format: .currency(code: "USD"))) == "$9.50")
  }

  @Test func dateFormatsAreApplied() {
    #expect(string(Text(date, format: .dateTime.day().month().year())) == "Nov 14, 2023")
    #expect(string(Text(date, format: .dateTime.day().month().year()), in: .german) == "14. Nov. 2023")
    #expect(string(Text(date, format: .dateTime.weekday(.wide))) == "Tuesday")
    #expect(string(Text("On \(date, format: .dateTime.month(.wide).day())")) == "On November 14")
    #expect(string(Text(date, format: .iso8601.year().month().day())) == "2023-11-14")
    #expect(string(Text("\(date, style: .date) at \(date, style: .time)")) == "November 14, 2023 at 10:13 PM")
  }

  @Test func listDurationAndByteCountFormatsAreApplied() {
    #expect(string(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    #expect(string(Text(["a", "b", "c"], format: .list(type: .and)), in: .german) == "a, b und c")
    #expect(string(Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))) == "1:30")
    #expect(
      string(Text(Duration.seconds(90), format: .units(allowed: [.minutes, .seconds], width: .wide)))
        == "1 minute, 30 seconds")
    #expect(string(Text(Int64(1_500_000), format: .byteCount(style: .file))) == "1.5 MB")
  }
}
