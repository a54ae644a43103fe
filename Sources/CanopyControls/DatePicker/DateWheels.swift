internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The label of a date picker, and a wheel for each part of the date.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.controlOpacity) private var opacity
  @Environment(\.controlTokens.wheel) private var tokens

  var body: some View {
    HStack(spacing: tokens.labelSpacing) {
      if labels != .hidden { configuration.label.layoutPriority(1).accessibilityHidden(true) }
      DateWheels(
        date: configuration.limited, limits: configuration.limits, template: configuration.displayedComponents.template
      )
      .opacity(opacity)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }
}

extension DatePickerComponents {
  /// The parts that wheels show, as a template of Unicode's.
  fileprivate var template: String {
    switch (contains(.date), contains(.hourAndMinute)) {
    case (true, true): "EMMMdjmm"
    case (false, true): "jmm"
    default: "yMMMMd"
    }
  }
}

/// A wheel for each part of a date, in the order of the language.
struct DateWheels: View {
  @Binding var date: Date
  let limits: DateLimits
  /// The parts, as a template of Unicode's. A template with a weekday has one wheel for the day and the month.
  let template: String
  /// The day in the middle of a wheel of days.
  @State private var middle: Date?
  @Environment(\.dateTexts) private var texts
  @Environment(\.controlTokens.wheel) private var tokens

  private static var days: Int { 20_001 }

  var body: some View {
    let parts = parts
    let hasDate = parts.contains(.date)
    HStack(spacing: 0) {
      ForEach(parts, id: \.self) { part in
        wheel(part, hasPeriod: parts.contains(.period))
          .frame(maxWidth: tokens.width(of: part, isBesideDate: hasDate))
        if isTrailing(part), part != parts.last {
          Color.clear.frame(maxWidth: tokens.gap(after: part, isBesideDate: hasDate)).frame(height: 1)
        }
      }
    }
    .environment(\.layoutDirection, texts.isRightToLeft ? .rightToLeft : .leftToRight)
    .frame(idealWidth: tokens.width, maxWidth: tokens.width)
    .frame(height: tokens.height)
    .background { WheelBand() }
    .onAppear { middle = middle ?? texts.calendar.startOfDay(for: date) }
  }

  private var parts: [DatePart] {
    let parts = DatePart.runs(of: texts.pattern(template)).compactMap(\.part)
    guard template.contains("E") else { return parts }
    return [.date] + parts.filter { $0 != .day && $0 != .month && $0 != .year }
  }

  private func isTrailing(_ part: DatePart) -> Bool { part == .day || part == .hour }

  @ViewBuilder @MainActor private func wheel(_ part: DatePart, hasPeriod: Bool) -> some View {
    let calendar = texts.calendar
    if part == .date {
      Wheel(count: Self.days, selection: dayOffset, alignment: .trailing) { index in
        Text(verbatim: title(ofDay: index))
      }
      .accessibilityLabel(Text("Date"))
    } else {
      let values = values(of: part, hasPeriod: hasPeriod)
      let selection = Binding {
        calendar._value(of: part, in: date, hasPeriod: hasPeriod) - values.lowerBound
      } set: { index in
        set(calendar._date(setting: part, to: values.lowerBound + index, in: date, hasPeriod: hasPeriod))
      }
      Wheel(
        count: values.count, selection: selection, isCyclic: part != .year && part != .period,
        alignment: isTrailing(part) ? .trailing : .leading
      ) { index in
        Text(verbatim: title(of: part, values.lowerBound + index, hasPeriod: hasPeriod))
      }
      .accessibilityLabel(Text(part.name))
    }
  }

  private func set(_ new: Date) { date = limits.nearest(to: new) }

  /// The values on a wheel. A wheel of days has those of the longest month, and the selection is moved to a day of its own month.
  private func values(of part: DatePart, hasPeriod: Bool) -> ClosedRange<Int> {
    if part == .day { return 1...max(texts.calendar.maximumRange(of: .day)?.count ?? 31, 1) }
    guard part == .year else { return texts.calendar._values(of: part, in: date, hasPeriod: hasPeriod) }
    let first = limits.minimum.map { texts.calendar.component(.year, from: $0) } ?? 1
    let last = limits.maximum.map { texts.calendar.component(.year, from: $0) } ?? 9999
    return first...max(first, last)
  }

  private func title(of part: DatePart, _ value: Int, hasPeriod: Bool) -> String {
    let calendar = texts.calendar
    switch part {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : texts.number(value)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .minute:
      return texts.formatted(calendar._date(setting: .minute, to: value, in: date, hasPeriod: hasPeriod), pattern: "mm")
    case .hour: return texts.number(hasPeriod && value == 0 ? 12 : value)
    default: return texts.number(value)
    }
  }

  // MARK: Days with their months

  private var dayOffset: Binding<Int> {
    Binding {
      guard let middle else { return Self.days / 2 }
      let distance =
        texts.calendar.dateComponents([.day], from: middle, to: texts.calendar.startOfDay(for: date)).day ?? 0
      return Self.days / 2 + distance
    } set: { index in
      guard let day = day(index) else { return }
      set(texts.calendar._date(on: day, atTimeOf: date))
    }
  }

  private func day(_ index: Int) -> Date? {
    let start = middle ?? texts.calendar.startOfDay(for: date)
    return texts.calendar.date(byAdding: .day, value: index - Self.days / 2, to: start)
  }

  private func title(ofDay index: Int) -> String {
    guard let day = day(index) else { return "" }
    return texts.formatted(day, template: "EMMMd")
  }
}

extension DatePart {
  /// The name for assistive technologies.
  var name: LocalizedStringKey {
    switch self {
    case .day: "Day"
    case .month: "Month"
    case .year: "Year"
    case .hour: "Hour"
    case .minute: "Minute"
    case .period: "AM/PM"
    case .date: "Date"
    }
  }
}

extension ControlTokens.Wheel {
  fileprivate func width(of part: DatePart, isBesideDate: Bool) -> CGFloat {
    let time = isBesideDate ? timeBesideDate : time
    return switch part {
    case .month: monthWidth
    case .day: dayWidth
    case .year: yearWidth
    case .hour: time.hour
    case .minute: time.minute
    case .period: time.period
    case .date: dateWidth
    }
  }

  fileprivate func gap(after part: DatePart, isBesideDate: Bool) -> CGFloat {
    part == .day ? dayGap : (isBesideDate ? timeBesideDate : time).gap
  }
}
