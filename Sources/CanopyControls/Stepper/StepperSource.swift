internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyText
internal import Foundation

/// The changes that a stepper makes: those of a value of any type, or those of closures of the app.
struct StepperSource {
  /// Returns the change in a direction, or nil if there is none, as at the end of a range.
  let change: (AccessibilityAdjustmentDirection) -> (() -> Void)?
  /// The value for assistive technologies, or nil if it has no text.
  private(set) var value: () -> Text? = { nil }
  /// The view that shows the formatted value.
  private(set) var valueView: AnyView?

  init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    change = { $0 == .increment ? increment : decrement }
  }

  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride) {
    let steps = StepperSteps(step: step, bounds: bounds)
    change = { direction in
      let current = value.wrappedValue
      guard let next = steps.value(after: current, direction) else { return nil }
      return { value.wrappedValue = next }
    }
    self.value = { Text(steppedValue: value.wrappedValue) }
  }

  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, step: F.FormatInput.Stride, format: F
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step: step)
    let steps = StepperSteps(step: step, bounds: bounds)
    let limited = Binding {
      value.wrappedValue
    } set: {
      value.wrappedValue = steps.clamped($0)
    }
    self.value = { Text(value.wrappedValue, format: format) }
    valueView = AnyView(StepperValue(value: limited, format: format))
  }
}

/// The values that a stepper can reach.
struct StepperSteps<Value: Strideable> {
  /// The distance between two values, or nil if it is zero or not finite.
  private let step: Value.Stride?
  /// The limits, or nil if there are none.
  private let bounds: ClosedRange<Value>?

  init(step: Value.Stride, bounds: ClosedRange<Value>?) {
    // The difference of an infinite step, or of one that isn't a number, isn't equal to itself.
    let isUsable = step != 0 && step - step == step - step
    if !isUsable { RuntimeIssue.record(.stepperHasNoSteps(step)) }
    self.step = isUsable ? step : nil
    self.bounds = bounds
  }

  /// Returns the next value in a direction, or nil if the value is at the end.
  func value(after value: Value, _ direction: AccessibilityAdjustmentDirection) -> Value? {
    guard let step else { return nil }
    guard value == value else {
      RuntimeIssue.record(.stepperValueIsNaN())
      return bounds?.lowerBound
    }
    let distance = direction == .increment ? step : 0 - step
    guard let next = value._advancedWithoutOverflow(by: distance).map(clamped) ?? end(toward: distance) else {
      return nil
    }
    return distance > 0 ? (next > value ? next : nil) : (next < value ? next : nil)
  }

  func clamped(_ value: Value) -> Value {
    guard let bounds else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The last value in the direction of a distance.
  private func end(toward distance: Value.Stride) -> Value? { distance > 0 ? bounds?.upperBound : bounds?.lowerBound }
}

extension Strideable {
  /// Returns the value at a distance, or nil if the type has no such value.
  fileprivate func _advancedWithoutOverflow(by distance: Stride) -> Self? {
    guard let integer = self as? any FixedWidthInteger, let distance = distance as? Int else {
      return advanced(by: distance)
    }
    return integer._adding(distance) as? Self
  }
}

extension FixedWidthInteger {
  /// Returns the sum, or nil if it overflows.
  fileprivate func _adding(_ distance: Int) -> Self? {
    if let sum = Int(exactly: self)?.addingReportingOverflow(distance), !sum.overflow {
      return Self(exactly: sum.partialValue)
    }
    guard let length = Self(exactly: distance.magnitude) else { return nil }
    let sum = distance < 0 ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    return sum.overflow ? nil : sum.partialValue
  }
}

extension Text {
  /// Creates a text of a value, or returns nil if the value isn't a number or a date.
  fileprivate init?(steppedValue value: Any) {
    func text(_ number: some BinaryInteger) -> Text { Text(number, format: IntegerFormatStyle()) }
    func text(_ number: some BinaryFloatingPoint) -> Text { Text(number, format: FloatingPointFormatStyle()) }
    switch value {
    case let number as any BinaryInteger: self = text(number)
    case let number as any BinaryFloatingPoint: self = text(number)
    case let date as Date: self.init(date, format: .dateTime)
    default: return nil
    }
  }
}

extension RuntimeIssue {
  fileprivate static func stepperHasNoSteps(_ step: Any) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "A stepper has a step of \(step). A step must be finite and not 0. The stepper is disabled.")
  }

  fileprivate static func stepperValueIsNaN() -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "The value of a stepper isn't a number. A step sets it to the lower bound, if there is one.")
  }
}
