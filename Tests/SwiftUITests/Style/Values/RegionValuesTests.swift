import CanopyTesting
import SwiftUI
import Testing

/// Values of the user's language and region.
@MainActor @Suite struct RegionValuesTests {
  @Test func localeIsInherited() throws {
    let german = Locale(identifier: "de_DE")
    let arabic = Locale(identifier: "ar_EG")
    try expectFlow(of: \.locale, default: Locale(identifier: ""), host: german, subtree: arabic)
  }

  @Test func calendarIsInherited() throws {
    let gregorian = Calendar(identifier: .gregorian)
    let hebrew = Calendar(identifier: .hebrew)
    try expectFlow(of: \.calendar, default: .autoupdatingCurrent, host: gregorian, subtree: hebrew)
  }

  @Test func timeZoneIsInherited() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    try expectFlow(of: \.timeZone, default: .autoupdatingCurrent, host: berlin, subtree: tokyo)
  }

  @Test func layoutDirectionIsInherited() throws {
    try expectFlow(of: \.layoutDirection, default: .leftToRight, host: .rightToLeft, subtree: .leftToRight)
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
  }

  @Test func localeDoesNotAffectDirectionOrCalendar() throws {
    let modify = { (text: Text) in text.environment(\.locale, Locale(identifier: "ar_EG")) }
    #expect(try seen(\.layoutDirection, inside: modify) == .leftToRight)
    #expect(try seen(\.calendar, inside: modify) == .autoupdatingCurrent)
  }

  @Test func changedLocaleRunsOnlyItsReaders() {
    let screen = TestScreen {
      ValueReader(\.locale.identifier)
      ValueReader(\.timeZone)
    }
    screen.resetCounts()
    screen.environment.locale = Locale(identifier: "fr_FR")
    screen.update()
    #expect(screen.texts.first == "fr_FR")
    #expect(screen.bodyCount(of: ValueReader<String>.self) == 1)
    #expect(screen.bodyCount(of: ValueReader<TimeZone>.self) == 0)
  }
}
