internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
public import Foundation

/// A control for selecting several days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days Off", selection: $days)
/// ```
///
/// The control is a calendar. It adds the era, the year, the month and the day that people choose, with their calendar.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  private let label: Label
  /// A day in the month that is shown, once people have chosen one there: the selection alone would show that of its first day.
  @State private var first: Date?
  @Environment(\.dateTexts.calendar) private var calendar
  @Environment(\.controlTokens.calendar.opacity) private var opacity

  private init(_ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, _ label: Label) {
    (self.selection, self.limits, self.label) = (selection, limits, label)
  }

  private static var parts: Set<Calendar.Component> { [.calendar, .era, .year, .month, .day] }
}

extension MultiDatePicker: View {
  /// A calendar with the selected days.
  public var body: some View {
    // A day can be written with other parts than those that the control adds.
    let selected = Set(selection.wrappedValue.compactMap(day(of:)))
    MonthCalendar(
      limits: limits, first: first ?? selected.min() ?? limits.nearest(to: .now), isSelected: { selected.contains($0) }
    ) { day in
      first = first ?? day
      if selected.contains(day) {
        selection.wrappedValue = selection.wrappedValue.filter { self.day(of: $0) != day }
      } else {
        selection.wrappedValue.insert(calendar.dateComponents(Self.parts, from: day))
      }
    }
    .opacity(opacity)
    .accessibilityLabel { _ in label }
  }

  /// Returns the beginning of a day, which is written in a calendar of its own or in that of the place.
  private func day(of components: DateComponents) -> Date? {
    (components.calendar ?? calendar).date(from: components).map(calendar.startOfDay)
  }
}

// MARK: Custom labels

extension MultiDatePicker {
  /// Creates a control with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - label: A view that describes the days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateLimits(), label())
  }

  /// Creates a control with a custom label, for days between two dates.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(
      selection, DateLimits(minimum: bounds.lowerBound, maximum: bounds.upperBound.addingTimeInterval(-1)), label())
  }

  /// Creates a control with a custom label, for days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: bounds.lowerBound), label())
  }

  /// Creates a control with a custom label, for days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(maximum: bounds.upperBound.addingTimeInterval(-1)), label())
  }
}

// MARK: Titles

extension MultiDatePicker where Label == Text {
  /// Creates a control with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), Text(titleKey))
  }

  /// Creates a control with a localized title, for days between two dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DateLimits(minimum: bounds.lowerBound, maximum: bounds.upperBound.addingTimeInterval(-1)),
      Text(titleKey))
  }

  /// Creates a control with a localized title, for days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(minimum: bounds.lowerBound), Text(titleKey))
  }

  /// Creates a control with a localized title, for days before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(maximum: bounds.upperBound.addingTimeInterval(-1)), Text(titleKey))
  }

  /// Creates a control with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), Text(titleResource))
  }

  /// Creates a control with a localized title, for days between two dates.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DateLimits(minimum: bounds.lowerBound, maximum: bounds.upperBound.addingTimeInterval(-1)),
      Text(titleResource))
  }

  /// Creates a control with a localized title, for days from a date on.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(minimum: bounds.lowerBound), Text(titleResource))
  }

  /// Creates a control with a localized title, for days before a date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(maximum: bounds.upperBound.addingTimeInterval(-1)), Text(titleResource))
  }

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), Text(title))
  }

  /// Creates a control with a title, for days between two dates.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DateLimits(minimum: bounds.lowerBound, maximum: bounds.upperBound.addingTimeInterval(-1)), Text(title))
  }

  /// Creates a control with a title, for days from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateLimits(minimum: bounds.lowerBound), Text(title))
  }

  /// Creates a control with a title, for days before a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateLimits(maximum: bounds.upperBound.addingTimeInterval(-1)), Text(title))
  }
}
