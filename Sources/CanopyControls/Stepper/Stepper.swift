public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A control that increases and decreases a value in steps.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// ```
///
/// While a person holds one of its halves down, the stepper repeats the step. A half is disabled at the end of the range. The
/// arrow keys change the value of the focused stepper.
public struct Stepper<Label: View> {
  private let source: StepperSource
  private let label: Label
  private let editingChanged: (Bool) -> Void

  init(_ source: StepperSource, _ label: Label, _ editingChanged: @escaping (Bool) -> Void) {
    (self.source, self.label, self.editingChanged) = (source, label, editingChanged)
  }

  /// Creates a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: A view that describes the stepper.
  ///   - onIncrement: A closure that increases the value, or nil to disable this half.
  ///   - onDecrement: A closure that decreases the value, or nil to disable this half.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(increment: onIncrement, decrement: onDecrement), label(), onEditingChanged)
  }

  /// Creates a stepper that changes a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - bounds: The range of values. A step that would leave it ends at its bound.
  ///   - step: The distance between two values.
  ///   - label: A view that describes the stepper.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, bounds, step: step), label(), onEditingChanged)
  }

  /// Creates a stepper that changes a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSource(value, nil, step: step), label(), onEditingChanged)
  }

  /// Creates a stepper that shows a formatted value, and changes it in a range. On the desktop, people can also type the value.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values.
  ///   - format: The format of the value.
  ///   - label: A view that describes the stepper.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, bounds, step: step, format: format), label(), onEditingChanged)
  }

  /// Creates a stepper that shows a formatted value, and changes it without limits.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSource(value, nil, step: step, format: format), label(), onEditingChanged)
  }
}

extension Stepper: View {
  /// The label, and the two halves that people press.
  public var body: some View { StepperRow(source: source, label: label._controlLabel, editingChanged: editingChanged) }
}

// MARK: Older forms

extension Stepper {
  /// Creates a stepper that calls closures. This older form takes the label last.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSource(increment: onIncrement, decrement: onDecrement), label(), onEditingChanged)
  }

  /// Creates a stepper that changes a value in a range. This older form takes the label last.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSource(value, bounds, step: step), label(), onEditingChanged)
  }

  /// Creates a stepper that changes a value without limits. This older form takes the label last.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSource(value, nil, step: step), label(), onEditingChanged)
  }
}
