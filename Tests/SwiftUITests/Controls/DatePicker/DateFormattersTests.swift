import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls
@testable import CanopyCore
@testable import CanopyTesting

/// The date pickers of a window share their formatters.
@MainActor @Suite struct DateFormattersTests {
  private static func inBerlin(_ values: inout EnvironmentValues) {
    values.locale = Locale(identifier: "en_US")
    values.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    values.calendar = Calendar(identifier: .gregorian)
  }

  private struct Dates: View {
    let count: Int

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { day in
          DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)))
        }
      }
    }
  }

  /// Returns the number of formatters and patterns that a window with some date pickers creates.
  private func makings(_ count: Int, _ idiom: InterfaceIdiom) -> Int {
    let screen = TestScreen(
      environment: {
        Self.inBerlin(&$0)
        $0.interfaceIdiom = idiom
      }, content: { Dates(count: count) })
    return screen.tree.context[DateFormatters.companion].makings
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func moreDatePickersNeedNoMoreFormatters(idiom: InterfaceIdiom) {
    let forOne = makings(1, idiom)
    #expect(forOne > 0)
    #expect(makings(20, idiom) == forOne)
  }

  @Test func formattersDifferByLanguageTimeZoneAndStyle() {
    let formatters = DateFormatters()
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    func texts(_ locale: String, _ zone: String) -> DateTexts {
      DateTexts(
        calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: locale),
        timeZone: TimeZone(identifier: zone) ?? .gmt, formatters: formatters)
    }
    for _ in 0..<2 {
      #expect(texts("en_US", "GMT").date(noon) == "Jan 1, 2001")
      #expect(texts("de_DE", "GMT").date(noon) == "01.01.2001")
      #expect(texts("en_US", "GMT").fullDate(noon) == "Monday, January 1, 2001")
      #expect(texts("en_US", "GMT").formatted(noon, pattern: "HH:mm") == "12:00")
      #expect(texts("en_US", "Asia/Tokyo").formatted(noon, pattern: "HH:mm") == "21:00")
    }
    #expect(formatters.makings == 5)
  }
}
