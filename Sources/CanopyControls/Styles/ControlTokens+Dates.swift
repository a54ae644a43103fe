internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Date pickers: their pills and fields, calendars, and wheels.
extension ControlTokens {
  // MARK: Compact

  /// The shape behind a date or a time.
  struct DatePill: Equatable {
    let padding: CGFloat = 13.5
    let cornerRadius: CGFloat = 8
    let fill: Color
    let dateHeight: CGFloat = 38.5
    let timeHeight: CGFloat = 40
    let spacing: CGFloat = 5
    let labelSpacing: CGFloat = 8
  }

  /// The shape behind a date, or nil where a date is a field.
  var datePill: DatePill? {
    guard isPhone else { return nil }
    return DatePill(
      fill: isEnabled ? (scheme == .dark ? Color(white: 1, opacity: 0.12) : Color(white: 0, opacity: 0.063)) : .clear)
  }

  // MARK: Field

  struct DateField: Equatable {
    let font: Font
    let height: CGFloat
    let plainHeight: CGFloat
    let padding: CGFloat
    let stepperSpacing: CGFloat
    let focusRadius: CGFloat = 3
    /// The widths of fields with the date, with both, and with the time.
    let widths: [CGFloat]
  }

  var dateField: DateField {
    DateField(
      font: button.font, height: isPhone ? 34 : scaled(22), plainHeight: isPhone ? 34 : scaled(21),
      padding: isPhone ? 7.5 : scaled(1.5), stepperSpacing: scaled(4.5),
      widths: [scaled(78), scaled(143), scaled(63)])
  }

  // MARK: Calendar

  struct CalendarMonth: Equatable {
    /// A Boolean value that indicates whether the calendar is as wide as its days, instead of as wide as possible.
    let isCompact: Bool
    let width: CGFloat
    let top: CGFloat
    let headerHeight: CGFloat
    let titleFont: Font
    let titleInset: CGFloat
    /// The size of the chevron behind the title, or nil for none.
    let titleChevron: CGSize?
    let pageWidth: CGFloat
    let pageInset: CGFloat
    let pageChevron: CGSize
    let weekdayFont: Font
    let weekdayColor: AnyShapeStyle
    let hasShortWeekdays: Bool
    let weekdayHeight: CGFloat
    /// The width of a column in a calendar of the usual width.
    let columnWidth: CGFloat
    let rowHeight: CGFloat
    /// The number of weeks for which there is room in every month, or 0 for those of the month.
    let weeks: Int
    let bottom: CGFloat
    let dayFont: Font
    let selectedDayFont: Font
    let selectedColor: AnyShapeStyle
    let selectionFill: AnyShapeStyle
    let selectionSize: CGFloat
    let unavailableColor: AnyShapeStyle
    let timeHeight: CGFloat
    let timeInset: CGFloat
    let timeSpacing: CGFloat
    let opacity: Double
  }

  var calendar: CalendarMonth {
    isPhone
      ? CalendarMonth(
        isCompact: false, width: 320, top: 16, headerHeight: 38, titleFont: .headline,
        titleInset: 20,
        titleChevron: CGSize(width: 7, height: 12), pageWidth: 43.5, pageInset: 2,
        pageChevron: CGSize(width: 10.5, height: 17.5), weekdayFont: .footnote.weight(.semibold),
        weekdayColor: AnyShapeStyle(.tertiary), hasShortWeekdays: false, weekdayHeight: 36, columnWidth: 42.5,
        rowHeight: 45.5, weeks: 0, bottom: 10, dayFont: .title3,
        selectedDayFont: .title3.weight(.semibold),
        selectedColor: AnyShapeStyle(.tint), selectionFill: AnyShapeStyle(.tint.opacity(0.12)), selectionSize: 42.5,
        unavailableColor: AnyShapeStyle(.quaternary), timeHeight: 46, timeInset: 16, timeSpacing: 0,
        opacity: controlOpacity)
      : CalendarMonth(
        isCompact: true, width: scaled(138.5), top: 0, headerHeight: scaled(18),
        titleFont: .system(size: 13, weight: .bold), titleInset: scaled(4), titleChevron: nil, pageWidth: scaled(16),
        pageInset: scaled(2), pageChevron: scaled(CGSize(width: 5, height: 9)),
        weekdayFont: .system(size: 10, weight: .bold), weekdayColor: AnyShapeStyle(ink(66)), hasShortWeekdays: true,
        weekdayHeight: scaled(22), columnWidth: scaled(18.5), rowHeight: scaled(18), weeks: 6, bottom: 0,
        dayFont: .system(size: 11), selectedDayFont: .system(size: 11), selectedColor: AnyShapeStyle(.primary),
        selectionFill: AnyShapeStyle(ink(35)), selectionSize: scaled(16), unavailableColor: AnyShapeStyle(ink(66)),
        timeHeight: scaled(22), timeInset: 0, timeSpacing: scaled(8), opacity: controlOpacity)
  }

  // MARK: Wheel

  struct Wheel: Equatable, Sendable {
    let height: CGFloat = 216
    let width: CGFloat = 320
    /// The distance between rows along the surface of the wheel, and the radius of the wheel.
    let pitch: CGFloat = 32
    let radius: CGFloat = 84
    let font: Font = .system(size: 23)
    let bandHeight: CGFloat = 30
    let bandInset: CGFloat = 9
    let bandRadius: CGFloat = 12
    let bandFill = Color(red: 115 / 255, green: 115 / 255, blue: 128 / 255, opacity: 0.08)
    let labelSpacing: CGFloat = 8
    /// The widths of the columns of a date, and the distance after a column whose values are aligned at the end.
    let monthWidth: CGFloat = 119.5
    let dayWidth: CGFloat = 44.5
    let yearWidth: CGFloat = 61.5
    let dayGap: CGFloat = 37.5
    let dateWidth: CGFloat = 148
    let time = Time(hour: 65.5, gap: 48, minute: 58.5, period: 91)
    let timeBesideDate = Time(hour: 44, gap: 14, minute: 48, period: 66)

    /// The widths of the columns of a time, and the distance between hours and minutes.
    struct Time: Equatable, Sendable {
      let hour: CGFloat
      let gap: CGFloat
      let minute: CGFloat
      let period: CGFloat
    }
  }

  var wheel: Wheel { Wheel() }
}
