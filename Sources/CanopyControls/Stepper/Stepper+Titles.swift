public import CanopyCore
public import CanopyText
public import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title, which calls closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(increment: onIncrement, decrement: onDecrement), Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which calls closures.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(increment: onIncrement, decrement: onDecrement), Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title, which calls closures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(increment: onIncrement, decrement: onDecrement), Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which changes a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, bounds, step: step), Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which changes a value in a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, bounds, step: step), Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title, which changes a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, bounds, step: step), Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which changes a value without limits.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, nil, step: step), Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which changes a value without limits.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, nil, step: step), Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title, which changes a value without limits.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, nil, step: step), Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which shows a formatted value, and changes it in a range.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, bounds, step: step, format: format), Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which shows a formatted value, and changes it in a range.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, bounds, step: step, format: format), Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title, which shows a formatted value, and changes it in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, bounds, step: step, format: format), Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which shows a formatted value, and changes it without limits.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, nil, step: step, format: format), Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a localized title, which shows a formatted value, and changes it without limits.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, nil, step: step, format: format), Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title, which shows a formatted value, and changes it without limits.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, nil, step: step, format: format), Text(title), onEditingChanged)
  }
}
