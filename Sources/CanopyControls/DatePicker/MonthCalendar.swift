internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A month of a calendar, in which people choose days.
struct MonthCalendar: View {
  let limits: DateLimits
  /// A date in the month that is shown until people move to another month.
  let first: Date
  let isSelected: (Date) -> Bool
  /// Called with the beginning of the chosen day.
  let choose: @MainActor (Date) -> Void
  /// The month that people have moved to, as its first date; nil for that of the selection.
  @State private var shown: Date?
  @State private var choosesMonth = false
  @FocusState private var focus: Date?
  @Environment(\.dateTexts) private var texts
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlTokens.calendar) private var tokens

  var body: some View {
    let month = MonthGrid(of: shown ?? first, in: texts.calendar)
    VStack(spacing: 0) {
      header(month)
      if choosesMonth {
        DateWheels(
          date: Binding {
            month.start
          } set: {
            shown = $0
          }, limits: limits, template: "yMMMM"
        )
        .frame(height: tokens.weekdayHeight + 6 * tokens.rowHeight)
      } else {
        weekdays(month)
        days(month)
      }
    }
    .padding(.bottom, tokens.bottom)
    .onChange(of: first) { shown = nil }
    .frame(idealWidth: tokens.width, maxWidth: tokens.isCompact ? tokens.width : .infinity)
    // In larger letters, the days would no longer fit in their columns.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .accessibilityElement(children: .contain)
  }

  // MARK: Header

  @MainActor private func header(_ month: MonthGrid) -> some View {
    HStack(spacing: 0) {
      if let chevron = tokens.titleChevron {
        Button {
          withAnimation(.snappy(duration: 0.25)) { choosesMonth.toggle() }
        } label: {
          HStack(spacing: 4) {
            title(month)
            Image(systemName: "chevron.forward").resizable().scaledToFit()
              .frame(width: chevron.width, height: chevron.height)
              .rotationEffect(.degrees(choosesMonth ? (direction == .leftToRight ? 90 : -90) : 0))
              .foregroundStyle(.tint)
              .accessibilityHidden(true)
          }
          .contentShape(.rect)
        }
        .buttonStyle(PlainButtonStyle())
      } else {
        title(month)
      }
      Spacer(minLength: 0)
      if !choosesMonth {
        pageButton(month, by: -1, "Previous Month")
        pageButton(month, by: 1, "Next Month")
      }
    }
    .frame(height: tokens.headerHeight)
    .padding(EdgeInsets(top: tokens.top, leading: tokens.titleInset, bottom: 0, trailing: tokens.pageInset))
  }

  @MainActor private func title(_ month: MonthGrid) -> some View {
    Text(verbatim: texts.month(month.start)).font(tokens.titleFont).lineLimit(1).minimumScaleFactor(0.7)
  }

  @MainActor private func pageButton(_ month: MonthGrid, by distance: Int, _ label: LocalizedStringKey) -> some View {
    Button {
      shown = month.month(after: distance)
    } label: {
      Image(systemName: distance < 0 ? "chevron.backward" : "chevron.forward").resizable().scaledToFit()
        .frame(width: tokens.pageChevron.width, height: tokens.pageChevron.height)
        .frame(width: tokens.pageWidth, height: tokens.headerHeight)
        .contentShape(.rect)
    }
    .buttonStyle(BorderlessButtonStyle())
    .accessibilityLabel(Text(label))
    .disabled(!hasDays(month.month(after: distance)))
  }

  /// Returns a Boolean value that indicates whether people can choose a day of a month.
  private func hasDays(_ start: Date) -> Bool {
    guard let month = texts.calendar.dateInterval(of: .month, for: start) else { return false }
    return limits.maximum.map { month.start <= $0 } ?? true && limits.minimum.map { month.end > $0 } ?? true
  }

  // MARK: Days

  @MainActor private func weekdays(_ month: MonthGrid) -> some View {
    HStack(spacing: 0) {
      ForEach(Array((tokens.hasShortWeekdays ? month.shortestWeekdays : month.weekdays).enumerated()), id: \.offset) {
        Text(verbatim: $0.element).font(tokens.weekdayFont).textCase(.uppercase)
          .foregroundStyle(tokens.weekdayColor)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, tokens.gridInset)
    .frame(height: tokens.weekdayHeight)
    .accessibilityHidden(true)
  }

  @MainActor private func days(_ month: MonthGrid) -> some View {
    // The Tab key stops once: at the selected day, or at the first that people can choose.
    let days = month.days
    let available = days.filter { isAvailable($0, in: month) }
    let stop = available.first { isSelected($0.start) } ?? available.first
    return VStack(spacing: 0) {
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day {
              DayButton(
                number: texts.number(day.number), title: texts.fullDate(day.start), isSelected: isSelected(day.start),
                isToday: month.calendar.isDateInToday(day.start)
              ) {
                choose(day.start)
              }
              .disabled(!isAvailable(day, in: month))
              .focusable(day.id == stop?.id || focus == day.start)
              .focused($focus, equals: day.start)
            } else {
              Color.clear.frame(maxWidth: .infinity).frame(height: tokens.rowHeight)
            }
          }
        }
      }
    }
    // The cells of another month are other views, so that the focus moves to a day and not to the cell in the same place.
    .id(month.start)
    .padding(.horizontal, tokens.gridInset)
    .frame(minHeight: CGFloat(tokens.weeks) * tokens.rowHeight, alignment: .top)
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown]) { press in
      move(press.key, in: month)
    }
  }

  private func isAvailable(_ day: MonthGrid.Day, in month: MonthGrid) -> Bool {
    if let maximum = limits.maximum, day.start > maximum { return false }
    guard let minimum = limits.minimum else { return true }
    return month.calendar.startOfDay(for: minimum) <= day.start
  }

  /// Moves the focus by a day, a week or a month.
  @MainActor private func move(_ key: KeyEquivalent, in month: MonthGrid) -> KeyPress.Result {
    guard let focus else { return .ignored }
    let forward = direction == .leftToRight ? 1 : -1
    let (unit, distance): (Calendar.Component, Int) =
      switch key {
      case .upArrow: (.day, -month.calendar.weekdaySymbols.count)
      case .downArrow: (.day, month.calendar.weekdaySymbols.count)
      case .leftArrow: (.day, -forward)
      case .rightArrow: (.day, forward)
      case .pageUp: (.month, -1)
      default: (.month, 1)
      }
    guard let date = month.calendar.date(byAdding: unit, value: distance, to: focus) else { return .ignored }
    let next = MonthGrid(of: date, in: month.calendar)
    guard let day = next.day(of: date), isAvailable(day, in: next) else { return .handled }
    if next.start != month.start { shown = next.start }
    self.focus = day.start
    return .handled
  }
}

/// A day of a calendar that people press.
private struct DayButton: View {
  let number: String
  let title: String
  let isSelected: Bool
  let isToday: Bool
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTokens.calendar) private var tokens

  var body: some View {
    Button(action: action) {
      Text(verbatim: number)
        .font(isSelected ? tokens.selectedDayFont : tokens.dayFont)
        .foregroundStyle(color)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity)
        .frame(height: tokens.rowHeight)
        .background {
          if isSelected {
            Circle().fill(tokens.selectionFill).frame(width: tokens.selectionSize, height: tokens.selectionSize)
          }
        }
        .contentShape(.rect)
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
    .accessibilityLabel(Text(verbatim: title))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return tokens.unavailableColor }
    return isSelected || isToday ? tokens.selectedColor : AnyShapeStyle(.primary)
  }
}

extension ControlTokens.CalendarMonth {
  /// The distance between the days and the leading and trailing edges.
  fileprivate var gridInset: CGFloat { (width - 7 * columnWidth) / 2 }
}
