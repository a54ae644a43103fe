public import CanopyCore
internal import CanopyStyle
public import CanopyText
public import Foundation

/// A control for selecting a date, a time, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The calendar, the time zone and the language of the environment decide how dates are shown. To change the appearance of date
/// pickers, apply `datePickerStyle(_:)` to a date picker or to an ancestor.
public struct DatePicker<Label: View> {
  /// A set of the parts of a date that a person can change.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: Components
  private let label: Label
  @ControlStyle<DatePickerKind> private var style

  private init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label) {
    (self.selection, self.limits, self.components, self.label) = (selection, limits, components, label)
  }
}

extension DatePicker: View {
  /// The view that the current date picker style creates.
  public var body: some View {
    style.makeBody(
      DatePickerStyleConfiguration(
        label: DatePickerStyleConfiguration.Label(view: label._controlLabel), selection: selection,
        minimumDate: limits.minimum, maximumDate: limits.maximum, displayedComponents: components))
  }
}

extension DatePicker: StyledControl {}

/// The parts of a date that a person can change with a date picker.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The earliest and the latest date that a person can select.
struct DateLimits {
  var minimum: Date?
  var maximum: Date?

  /// Returns the nearest date between the limits.
  func nearest(to date: Date) -> Date {
    var date = date
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }
}

// MARK: Custom labels

extension DatePicker {
  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected date.
  ///   - displayedComponents: The parts of the date that people can change.
  ///   - label: A view that describes the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label())
  }

  /// Creates a date picker with a custom label, for dates between two dates.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound, maximum: range.upperBound), displayedComponents, label())
  }

  /// Creates a date picker with a custom label, for dates from a date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound), displayedComponents, label())
  }

  /// Creates a date picker with a custom label, for dates up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(maximum: range.upperBound), displayedComponents, label())
  }

  /// Creates a date picker for dates between two optional limits. This is the older form of the initializers with a range.
  public init(
    selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: minimumDate, maximum: maximumDate), displayedComponents, label())
  }
}

// MARK: Titles

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title, for dates between two dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(minimum: range.lowerBound, maximum: range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title, for dates from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title, for dates up to a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(maximum: range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title, for dates between two optional limits. This is the older form of the initializers with a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(minimum: minimumDate, maximum: maximumDate), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(titleResource))
  }

  /// Creates a date picker with a localized title, for dates between two dates.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(minimum: range.lowerBound, maximum: range.upperBound), displayedComponents,
      Text(titleResource))
  }

  /// Creates a date picker with a localized title, for dates from a date on.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound), displayedComponents, Text(titleResource))
  }

  /// Creates a date picker with a localized title, for dates up to a date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(maximum: range.upperBound), displayedComponents, Text(titleResource))
  }

  /// Creates a date picker with a localized title, for dates between two optional limits. This is the older form of the initializers with a range.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(minimum: minimumDate, maximum: maximumDate), displayedComponents, Text(titleResource))
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(title))
  }

  /// Creates a date picker with a title, for dates between two dates.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(minimum: range.lowerBound, maximum: range.upperBound), displayedComponents, Text(title))
  }

  /// Creates a date picker with a title, for dates from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound), displayedComponents, Text(title))
  }

  /// Creates a date picker with a title, for dates up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(maximum: range.upperBound), displayedComponents, Text(title))
  }

  /// Creates a date picker with a title, for dates between two optional limits. This is the older form of the initializers with a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(minimum: minimumDate, maximum: maximumDate), displayedComponents, Text(title))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from the configuration of a style, in the next outer style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, DateLimits(minimum: configuration.minimumDate, maximum: configuration.maximumDate),
      configuration.displayedComponents, configuration.label)
  }
}
