public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A type that defines the appearance and the interaction of date pickers.
///
/// ```swift
/// struct Boxed: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     GroupBox { DatePicker(configuration) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns a view that represents a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that its style receives.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that people can select, or nil for any.
  public var minimumDate: Date?
  /// The latest date that people can select, or nil for any.
  public var maximumDate: Date?
  /// The parts of the date that people can change.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// A type-erased label of a date picker.
  public struct Label: View {
    let view: AnyView

    /// The label of the date picker.
    public var body: some View { view }
  }
}

extension DatePickerStyleConfiguration {
  /// The earliest and the latest date.
  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  /// The selection, which stays between the limits.
  var limited: Binding<Date> {
    Binding {
      limits.nearest(to: selection)
    } set: { date in
      let date = limits.nearest(to: date)
      if date != selection { selection = date }
    }
  }

  /// Returns the properties for some parts of the date.
  func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: limited, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: components)
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    _changing(\.datePickerStyle) { $0.add(style) }
  }
}

/// Date pickers, as a kind of control.
package enum DatePickerKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.datePickerStyle }

  package static func makeBody(_ style: any DatePickerStyle, _ configuration: DatePickerStyleConfiguration) -> AnyView {
    func body(_ style: some DatePickerStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: DatePickerStyleConfiguration, _: UsualStyles) -> AnyView {
    makeBody(CompactDatePickerStyle(), configuration)
  }
}

extension EnvironmentValues {
  /// The styles of the date pickers in this view.
  @Entry var datePickerStyle: ControlStyles<DatePickerKind> = ControlStyles()
}

extension DatePickerStyleConfiguration.Label: PlaceholderView {}

// MARK: Styles

/// The default date picker style, which depends on the enclosing container. Most show the date in a compact form.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date picker in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(DatePickerKind.self, configuration)
  }
}

/// A date picker style that shows the date as text, and opens a calendar or a clock. On the desktop, people type the parts of the date.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date in a compact form.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A date picker style that shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a calendar.
  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A date picker style that shows a wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns wheels.
  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

/// A date picker style that shows a field in which people type the parts of the date.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, hasStepper: false)
  }
}

/// A date picker style that shows a field in which people type the parts of the date, and a stepper beside it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field with a stepper.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of date pickers.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as text, which opens a calendar or a clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field in which people type the parts of the date.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field in which people type the parts of the date, and a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
