internal import CanopyCore
internal import Foundation

/// The value of a slider as a fraction of its range, for a number of any type.
struct SliderSource {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  /// The distance between values that can be selected; nil if all can.
  private let step: Double?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    read = { Double(value.wrappedValue) }
    write = { number in
      // An equal number of the type isn't a change.
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

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The value as a fraction of the range, from 0 to 1.
  var fraction: Double {
    let value = read()
    if value.isNaN { RuntimeIssue.record(.sliderValueIsNaN()) }
    guard !value.isNaN, length > 0 else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  /// Sets the value to the one that is nearest to a fraction of the range.
  func set(_ fraction: Double) {
    guard length > 0, !fraction.isNaN else { return }
    let fraction = min(max(fraction, 0), 1)
    guard let step else { return write(bounds.lowerBound + fraction * length) }
    let steps = (fraction * length / step).rounded()
    // The upper bound is selected only if a step leads to it. Sums of steps aren't exact.
    let most = (length / step * (1 + 1e-12) + 1e-9).rounded(.down)
    write(min(bounds.lowerBound + min(steps, most) * step, bounds.upperBound))
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

  fileprivate static func sliderValueIsNaN() -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "The value of a slider isn't a number. The knob is at the lower bound.")
  }
}
