import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Date pickers in all styles.
@MainActor @Suite struct DatePickerTests {
  /// March 15, 2025, 11:09 in Berlin.
  private static let ides = Date(timeIntervalSince1970: 1_742_033_340)

  private static func region(_ locale: String, _ idiom: InterfaceIdiom = .phone) -> (inout EnvironmentValues) -> Void {
    { values in
      values.locale = Locale(identifier: locale)
      values.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = locale == "en_US" ? 1 : 2
      values.calendar = calendar
      values.interfaceIdiom = idiom
    }
  }

  private struct Due<Style: DatePickerStyle>: View {
    let log: ActionLog
    let style: Style
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = .date
    @State var date = DatePickerTests.ides
    @Environment(\.timeZone) private var timeZone

    var body: some View {
      VStack {
        if let range {
          DatePicker("Due", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Due", selection: $date, displayedComponents: components)
        }
      }
      .datePickerStyle(style)
      .onChange(of: date) {
        log.add(date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)))
      }
    }
  }

  private func screen(
    _ style: some DatePickerStyle, _ log: ActionLog = ActionLog(), locale: String = "en_US",
    idiom: InterfaceIdiom = .phone,
    components: DatePickerComponents = .date, in range: ClosedRange<Date>? = nil
  ) -> TestScreen {
    TestScreen(environment: Self.region(locale, idiom)) {
      Due(log: log, style: style, range: range, components: components)
    }
  }

  // MARK: Compact

  @Test(arguments: [
    ("en_US", "Mar 15, 2025"), ("en_GB", "15 Mar 2025"), ("de_DE", "15.03.2025"), ("ja_JP", "2025/03/15"),
  ])
  func dateIsWrittenAsTheLanguageDoes(locale: String, text: String) {
    #expect(screen(.compact, locale: locale).texts == ["Due", text])
  }

  @Test func timeHasItsOwnPill() {
    let texts = screen(.compact, components: [.date, .hourAndMinute]).texts
    #expect(texts.count == 3 && texts[2].hasPrefix("11:09"), "\(texts)")
  }

  @Test func pillOpensACalendarInWhichPeopleChooseADay() throws {
    let log = ActionLog()
    let screen = screen(.compact, log)
    try screen.find("Mar 15, 2025").tap()
    #expect(screen.texts.contains("March 2025"))
    try screen.find("20").tap()
    #expect(screen.texts.contains("Mar 20, 2025"))
    #expect(log.lines == ["2025-03-20T10:09:00"], "the time stays")
  }

  @Test func automaticIsCompact() {
    #expect(screen(.automatic).texts == ["Due", "Mar 15, 2025"])
  }

  @Test func selectionBeyondTheLimitsIsShownAtTheLimit() {
    let day: TimeInterval = 86_400
    let texts = screen(.compact, in: Self.ides.addingTimeInterval(day)...Self.ides.addingTimeInterval(5 * day)).texts
    #expect(texts == ["Due", "Mar 16, 2025"])
  }

  // MARK: Calendar

  @Test(arguments: [("en_US", 7), ("de_DE", 6)])
  func weeksBeginOnTheFirstWeekday(locale: String, column: Int) throws {
    let screen = screen(.graphical, locale: locale)
    let (first, second) = (try screen.find("1").frame, try screen.find("2").frame)
    // March 1, 2025 was a Saturday: the last day of a week in the United States, and the day before the last in Germany.
    #expect((second.minY > first.maxY - 1) == (column == 7))
  }

  @Test func pagesShowOtherMonths() throws {
    let screen = screen(.graphical)
    try screen.find(role: "button", name: "Next Month").tap()
    #expect(screen.texts.contains("April 2025") && !screen.texts.contains("31"))
    try screen.find(role: "button", name: "Previous Month").tap()
    try screen.find(role: "button", name: "Previous Month").tap()
    #expect(screen.texts.contains("February 2025") && !screen.texts.contains("29"))
  }

  @Test func daysBeyondTheLimitsCannotBeChosen() throws {
    let log = ActionLog()
    let day: TimeInterval = 86_400
    let screen = screen(
      .graphical, log, in: Self.ides.addingTimeInterval(-2 * day)...Self.ides.addingTimeInterval(2 * day))
    #expect(throws: TestError.self) { try screen.find("12").tap() }
    #expect(throws: TestError.self) { try screen.find(role: "button", name: "Next Month").tap() }
    try screen.find("13").tap()
    #expect(log.lines == ["2025-03-13T10:09:00"])
  }

  @Test func keysMoveThroughTheDays() throws {
    let log = ActionLog()
    let screen = screen(.graphical, log)
    try screen.find("15").press(.downArrow)
    screen.press(.rightArrow)
    screen.press(.space)
    #expect(log.lines == ["2025-03-23T10:09:00"])
    screen.press(.pageDown)
    #expect(screen.texts.contains("April 2025"))
    screen.press(.space)
    #expect(log.lines.last == "2025-04-23T09:09:00", "the focus stays on the day of the month")
  }

  @Test func calendarFollowsADateThatTheAppSets() throws {
    struct Moving: View {
      @State private var date = DatePickerTests.ides

      var body: some View {
        DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        Button("Later") { date.addTimeInterval(60 * 86_400) }
      }
    }
    let screen = TestScreen(environment: Self.region("en_US")) { Moving() }
    try screen.find(role: "button", name: "Previous Month").tap()
    try screen.find("3").tap()
    #expect(screen.texts.first == "February 2025")
    try screen.find("Later").tap()
    #expect(screen.texts.first == "April 2025")
  }

  @Test func calendarOfSeveralDaysStaysInItsMonth() throws {
    struct Days: View {
      @State private var days: Set<DateComponents> = [
        DateComponents(year: 2025, month: 3, day: 5), DateComponents(year: 2025, month: 5, day: 6),
      ]

      var body: some View { MultiDatePicker("Days", selection: $days) }
    }
    let screen = TestScreen(environment: Self.region("en_US")) { Days() }
    try screen.find("5").tap()
    #expect(screen.texts.first == "March 2025", "the other day is in May")
  }

  @Test func daysAreSaidInFull() {
    let tree = screen(.graphical).accessibilityTree
    #expect(tree.contains("Saturday, March 15, 2025"), "\(tree)")
  }

  // MARK: Wheels

  @Test func wheelsAreInTheOrderOfTheLanguage() throws {
    for (locale, names) in [("en_US", ["Month", "Day", "Year"]), ("en_GB", ["Day", "Month", "Year"])] {
      let screen = screen(.wheel, locale: locale)
      let places = try names.map { try screen.find(role: "slider", name: $0).frame.minX }
      #expect(places == places.sorted(), "\(locale)")
    }
  }

  @Test func wheelSetsItsPart() throws {
    let log = ActionLog()
    let screen = screen(.wheel, log)
    try screen.find(role: "slider", name: "Month").performAction(named: "decrement")
    try screen.find(role: "slider", name: "Day").performAction(named: "increment")
    #expect(log.lines == ["2025-02-15T10:09:00", "2025-02-16T10:09:00"])
  }

  @Test func dayStaysInAShorterMonth() throws {
    let log = ActionLog()
    let screen = TestScreen(environment: Self.region("en_US")) {
      Due(log: log, style: .wheel, date: Self.ides.addingTimeInterval(16 * 86_400))
    }
    try screen.find(role: "slider", name: "Month").performAction(named: "decrement")
    #expect(log.lines == ["2025-02-28T11:09:00"], "the clocks were moved forward on March 30")
  }

  // MARK: Fields

  @Test func partsOfAFieldAreTyped() throws {
    let log = ActionLog()
    let screen = screen(.stepperField, log, idiom: .desktop)
    try screen.find(role: "stepper", name: "Month").press("1")
    screen.press("2")
    #expect(try screen.find(role: "stepper", name: "Day").isFocused, "no other digit can follow")
    screen.press("9")
    #expect(log.lines == ["2025-01-15T10:09:00", "2025-12-15T10:09:00", "2025-12-09T10:09:00"])
  }

  @Test func dateIsTypedAsItIsWritten() throws {
    let log = ActionLog()
    let screen = screen(.field, log, idiom: .desktop)
    try screen.find(role: "stepper", name: "Month").focus()
    for character in "12/9/2026" { screen.press(KeyEquivalent(character)) }
    #expect(log.lines.last == "2026-12-09T10:09:00")
  }

  @Test func digitsOfAYearAreSetTogether() throws {
    let log = ActionLog()
    let range = Self.ides.addingTimeInterval(-400 * 86_400)...Self.ides.addingTimeInterval(400 * 86_400)
    let screen = screen(.field, log, idiom: .desktop, in: range)
    try screen.find(role: "stepper", name: "Year").focus()
    for character in "2026" { screen.press(KeyEquivalent(character)) }
    #expect(log.lines == ["2026-03-15T10:09:00"], "the year 2 would be before the range")
  }

  @Test func keysThatTypeNothingAreLeftToTheWindow() throws {
    let screen = screen(.field, idiom: .desktop, components: [.date, .hourAndMinute])
    try screen.find(role: "stepper", name: "AM/PM").focus()
    for name in ["Minute", "Hour", "Year", "Day", "Month"] {
      screen.press(.tab, modifiers: .shift)
      #expect(try screen.find(role: "stepper", name: name).isFocused, "\(name)")
    }
  }

  @Test func arrowKeysChangeThePartsOfAField() throws {
    let log = ActionLog()
    let screen = screen(.field, log, idiom: .desktop)
    try screen.find(role: "stepper", name: "Day").press(.upArrow)
    screen.press(.rightArrow)
    screen.press(.downArrow)
    #expect(log.lines == ["2025-03-16T10:09:00", "2024-03-16T10:09:00"])
  }

  @Test(arguments: [
    ("en_US", ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"]),
    ("he_IL", ["Hour", "Minute", "Day", "Month", "Year"]),
  ])
  func partsOfAFieldAreInTheDirectionOfTheLanguage(locale: String, names: [String]) throws {
    let region = Self.region(locale, .desktop)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(environment: {
        region(&$0)
        $0.layoutDirection = direction
      }) {
        Due(log: ActionLog(), style: .field, components: [.date, .hourAndMinute])
      }
      let places = try names.map { try screen.find(role: "stepper", name: $0).frame.minX }
      #expect(places == places.sorted())
      try screen.find(role: "stepper", name: names[0]).focus()
      for name in names.dropFirst() {
        screen.press(.rightArrow)
        #expect(try screen.find(role: "stepper", name: name).isFocused, "\(name)")
      }
    }
  }

  @Test func labelBesideAWheelKeepsItsWidth() throws {
    let screen = screen(.wheel)
    let line = TestScreen(environment: Self.region("en_US")) { Text("Due") }
    #expect(try screen.find("Due").frame.size == (try line.find("Due").frame.size))
  }

  @Test func longLabelHasLinesBesideTheDate() throws {
    let screen = TestScreen(environment: Self.region("en_US")) {
      DatePicker("A label of several words in two lines", selection: .constant(Self.ides))
    }
    #expect(screen.texts.contains("Mar 15, 2025"))
    #expect(try screen.find("A label of several words in two lines").frame.height > 30)
  }

  @Test func fieldShowsTheEraOfItsCalendar() throws {
    let region = Self.region("ja_JP", .desktop)
    let screen = TestScreen(environment: {
      region(&$0)
      $0.calendar = Calendar(identifier: .japanese)
    }) {
      Due(log: ActionLog(), style: .field)
    }
    #expect(screen.texts.joined() == "DueR7/03/15" || screen.texts.joined() == "Due令和7/03/15", "\(screen.texts)")
  }

  // MARK: Spellings

  @Test func olderSpellingsAreDatePickers() {
    let date = Binding.constant(Self.ides)
    let screen = TestScreen(environment: Self.region("en_US")) {
      DatePicker(selection: date, displayedComponents: .date) { Text("a") }
      DatePicker("b", selection: date, in: ...Self.ides, displayedComponents: [.date])
      DatePicker("c", selection: date, in: Self.ides..., displayedComponents: .date)
        .datePickerStyle(CompactDatePickerStyle())
      DatePicker(String("d"), selection: date, displayedComponents: .date).labelsHidden()
      DatePicker("e", selection: date, minimumDate: nil, maximumDate: nil, displayedComponents: .date)
    }
    let text = "Mar 15, 2025"
    #expect(screen.texts == ["a", text, "b", text, "c", text, text, "e", text])
  }

  @Test func customStyleChangesTheDatePicker() throws {
    struct Boxed: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(configuration.maximumDate == nil ? "boxed" : "limited")
          DatePicker(configuration)
        }
      }
    }
    #expect(screen(Boxed()).texts == ["boxed", "Due", "Mar 15, 2025"])
  }

  // MARK: Several days

  @Test func severalDaysAreChosen() throws {
    struct Days: View {
      let log: ActionLog
      @State private var days: Set<DateComponents> = []

      var body: some View {
        MultiDatePicker("Days Off", selection: $days, in: DatePickerTests.ides...)
          .onChange(of: days) { log.add(days.compactMap(\.day).sorted().map(String.init).joined(separator: " ")) }
      }
    }
    let log = ActionLog()
    let screen = TestScreen(environment: Self.region("en_US")) { Days(log: log) }
    let month = try #require(screen.texts.first)
    try screen.find(role: "button", name: "Next Month").tap()
    #expect(screen.texts.first != month)
    try screen.find("3").tap()
    try screen.find("5").tap()
    try screen.find("3").tap()
    #expect(log.lines == ["3", "3 5", "5"])
  }
}
