import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls

/// The values that steppers reach, also with steps and ranges that make no sense.
@MainActor @Suite struct StepperStepsTests {
  private func next<V: Strideable>(
    _ value: V, _ step: V.Stride, in bounds: ClosedRange<V>? = nil, up: Bool = true
  ) -> V? {
    StepperSteps(step: step, bounds: bounds).value(after: value, up ? .increment : .decrement)
  }

  @Test func stepsStayInTheRange() {
    #expect(next(9, 3, in: 0...10) == 10)
    #expect(next(1, 3, in: 0...10, up: false) == 0)
    #expect(next(10, 1, in: 0...10) == nil && next(0, 1, in: 0...10, up: false) == nil)
    #expect(next(0.5, 0.25, in: 0...1) == 0.75)
  }

  @Test func valueOutsideTheRangeComesBack() {
    #expect(next(20, 1, in: 0...10, up: false) == 10)
    #expect(next(20, 1, in: 0...10) == nil)
    #expect(next(-5, 1, in: 0...10) == 0)
  }

  @Test func negativeStepDecrementsUpward() {
    #expect(next(5, -2, in: 0...10) == 3)
    #expect(next(5, -2, in: 0...10, up: false) == 7)
    #expect(next(1, -2, in: 0...10) == 0)
  }

  @Test func integersDoNotOverflow() {
    #expect(next(Int.max, 1) == nil && next(Int.min, 1, up: false) == nil)
    #expect(next(Int.max - 1, 5, in: 0...Int.max) == Int.max)
    #expect(next(UInt8(250), 10) == nil && next(UInt8(3), 10, in: 0...255, up: false) == 0)
    #expect(next(Int8(-100), 200) == 100)
    #expect(next(UInt64.max - 2, 1) == .max - 1 && next(UInt64.max - 2, 2, up: false) == .max - 4)
  }

  @Test func datesAreStepped() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(next(date, 60) == date.addingTimeInterval(60))
  }

  // MARK: Misuse

  private func issues(@ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen(content: content).issues.map(\.message)
  }

  @Test func stepThatGoesNowhereIsReported() {
    #expect(issues { Stepper("a", value: .constant(1), step: 0) }.contains { $0.contains("step of 0") })
    for step in [Double.nan, .infinity, -.infinity] {
      #expect(issues { Stepper("a", value: .constant(1.0), step: step) }.contains { $0.contains("must be finite") })
      #expect(next(1.0, step) == nil)
    }
  }

  @Test func valueThatIsNoNumberIsReported() {
    #expect(issues { Stepper("a", value: .constant(Double.nan), in: 0...1) }.contains { $0.contains("isn't a number") })
    #expect(next(.nan, 0.1, in: 0...1) == 0 && next(Double.nan, 0.1) == nil)
  }
}
