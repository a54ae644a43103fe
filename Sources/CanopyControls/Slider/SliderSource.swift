internal import CanopyCore
internal import Foundation

/// A slider's value as a fraction of its range, for any numeric type.
struct SliderSource {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  /// The distance between selectable values, or nil if every value can be selected.
  private let step: Double?
  /// The fraction of the range at which the filled part of the track starts.
  private(set) var neutralFraction = 0.0
  /// The fractions of the range that people can select.
  private var enabled: ClosedRange<Double> = 0...1

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    read = { Double(value.wrappedValue) }
    write = { number in
      // A fraction that rounds to the current number isn't a change.
      let new = V(number)
      if value.wrappedValue != new { value.wrappedValue = new }
    }
    let (least, most) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    if least.isFinite, most.isFinite, least < most {
      self.bounds = least...most
    } else {
      RuntimeIssue.record(.sliderHasNoRange(least, most))
      let start = least.isFinite ? least : most.isFinite ? most : 0
      self.bounds = start...start
    }
    if let step, !(step > 0 && step.isFinite) {
      RuntimeIssue.record(.sliderHasNoSteps(step))
      self.step = nil
    } else {
      self.step = step
    }
  }

  /// Returns a copy of the source whose track fills from `neutral`, and whose selectable values are limited.
  func with<V: BinaryFloatingPoint>(neutral: V?, enabled limits: ClosedRange<V>?) -> SliderSource {
    var result = self
    if let neutral { result.neutralFraction = fraction(of: Double(neutral)) }
    if let limits {
      result.enabled = fraction(of: Double(limits.lowerBound))...fraction(of: Double(limits.upperBound))
    }
    return result
  }

  /// Returns the ticks with their fractions of the range, and a view that describes the value.
  func marks<V>(_ ticks: some Sequence<SliderTick<V>>, _ currentValueLabel: some View) -> SliderMarks {
    let ticks = ticks.compactMap { tick -> SliderMarks.Tick? in
      guard bounds.contains(Double(tick.value)) else {
        RuntimeIssue.record(.sliderTickIsOutside(Double(tick.value), bounds))
        return nil
      }
      return SliderMarks.Tick(fraction: fraction(of: Double(tick.value)), label: tick.label)
    }
    let isDescribed = !(currentValueLabel is EmptyView)
    return SliderMarks(ticks: ticks, currentValueLabel: isDescribed ? AnyView(currentValueLabel) : nil)
  }

  /// The selectable values, or none if there are too many to show as ticks.
  var stops: [Double] {
    guard let step, length > 0, length / step <= 1_000 else { return [] }
    return Array(stride(from: bounds.lowerBound, through: bounds.upperBound + step * 1e-9, by: step)).map {
      min($0, bounds.upperBound)
    }
  }

  /// The fractions of the range for the selectable values, or none if there are too many.
  var stopFractions: [Double] { stops.map(fraction(of:)) }

  private func fraction(of value: Double) -> Double {
    guard !value.isNaN, length > 0 else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The value as a fraction of the range, from 0 to 1.
  var fraction: Double {
    let value = read()
    if value.isNaN { RuntimeIssue.record(.sliderValueIsNaN()) }
    return fraction(of: value)
  }

  /// Sets the value that is closest to a fraction of the range.
  func set(_ fraction: Double) {
    guard length > 0, !fraction.isNaN else { return }
    let fraction = min(max(fraction, enabled.lowerBound), enabled.upperBound)
    guard let step else { return write(bounds.lowerBound + fraction * length) }
    let steps = (fraction * length / step).rounded()
    // The upper bound can be selected only if a step reaches it. Sums of steps aren't exact.
    let most = (length / step * (1 + 1e-12) + 1e-9).rounded(.down)
    let value = min(bounds.lowerBound + min(steps, most) * step, bounds.upperBound)
    // The nearest step can lie outside the limits.
    let least = bounds.lowerBound + enabled.lowerBound * length
    write(min(max(value, least), bounds.lowerBound + enabled.upperBound * length))
  }

  /// Changes the value by a step, or by a tenth of the range.
  func adjust(up: Bool) {
    let distance = step.map { $0 / length } ?? 0.1
    set(fraction + (up ? distance : -distance))
  }
}

extension RuntimeIssue {
  fileprivate static func sliderHasNoRange(_ least: Double, _ most: Double) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A slider has the range \(least)...\(most). The bounds must be finite, and the upper one must be greater. The knob \
        stays at the lower bound.
        """)
  }

  fileprivate static func sliderHasNoSteps(_ step: Double) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "A slider has a step of \(step). A step must be finite and above 0. The slider has no steps.")
  }

  fileprivate static func sliderTickIsOutside(_ value: Double, _ bounds: ClosedRange<Double>) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "A slider has a tick at \(value), which isn't in its range \(bounds). The tick isn't shown.")
  }

  fileprivate static func sliderValueIsNaN() -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "The value of a slider isn't a number. The knob is at the lower bound.")
  }
}
