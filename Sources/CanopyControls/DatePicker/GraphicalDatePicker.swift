internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A calendar with the selected day, and the time below it. Without a day, only the time.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateTexts.calendar) private var calendar
  @Environment(\.controlTokens.calendar) private var tokens

  var body: some View {
    if configuration.displayedComponents.contains(.date) {
      VStack(spacing: tokens.timeSpacing) {
        MonthCalendar(
          limits: configuration.limits, first: configuration.limited.wrappedValue,
          isSelected: { calendar.isDate($0, inSameDayAs: configuration.limited.wrappedValue) },
          choose: { configuration.limited.wrappedValue = calendar._date(on: $0, atTimeOf: configuration.selection) }
        )
        .frame(maxWidth: .infinity)
        if configuration.displayedComponents.contains(.hourAndMinute) { time }
      }
      .fixedSize(horizontal: tokens.isCompact, vertical: true)
      .opacity(tokens.opacity)
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
    } else {
      CompactDatePicker(configuration: configuration)
    }
  }

  @MainActor private var time: some View {
    HStack {
      Text("Time").font(tokens.titleFont).accessibilityHidden(true)
      Spacer(minLength: 0)
      CompactDatePicker(configuration: configuration.showing(.hourAndMinute))
        .labelsHidden()
        .fixedSize()
    }
    .padding(.horizontal, tokens.timeInset)
    .frame(height: tokens.timeHeight)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
