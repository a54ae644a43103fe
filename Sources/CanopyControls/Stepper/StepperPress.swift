internal import CanopyAccessibility
internal import CanopyCore
internal import Foundation

/// The changes that a stepper makes for a person, and that it reports as edits.
struct StepperEdit {
  let source: StepperSource
  let editingChanged: (Bool) -> Void
  /// A Boolean value that indicates whether a press that continues repeats the step.
  var repeats = true
  let tokens: ControlTokens.Stepper

  /// Changes the value by a step. Returns false at the end of the range.
  func step(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    guard let change = source.change(direction) else { return false }
    change()
    return true
  }

  /// Changes the value by a step, as a whole edit.
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    guard let change = source.change(direction) else { return }
    editingChanged(true)
    change()
    editingChanged(false)
  }
}

/// A press of one half of a stepper. After a while, it repeats the step by the clock of the window.
@MainActor
final class StepperPress {
  /// The edits to make, from the last update of the view.
  var edit: StepperEdit?
  private var clock: WindowClock?
  /// The direction of the half that is pressed, or nil if none is.
  private var direction: AccessibilityAdjustmentDirection?
  private var isEditing = false
  private var hasRepeated = false

  nonisolated init() {}

  func change(_ isPressed: Bool, _ direction: AccessibilityAdjustmentDirection) {
    if isPressed { begin(direction) } else { release() }
  }

  /// Makes the step of a press that ends in the half.
  func finish(_ direction: AccessibilityAdjustmentDirection) {
    if !hasRepeated { _ = edit?.step(direction) }
    end()
  }

  private func begin(_ direction: AccessibilityAdjustmentDirection) {
    (self.direction, hasRepeated) = (direction, false)
    if !isEditing {
      isEditing = true
      edit?.editingChanged(true)
    }
    if let edit, edit.repeats { wait(edit.tokens.repeatDelay) }
  }

  private func release() {
    direction = nil
    // A step follows at once if the press ended in the half. Otherwise, the edit is over in the next frame.
    if hasRepeated { end() } else { wait(0) }
  }

  private func end() {
    clock?.wake(self, at: nil)
    guard isEditing else { return }
    isEditing = false
    edit?.editingChanged(false)
  }

  private func wait(_ time: TimeInterval) {
    guard let clock else { return }
    clock.wake(self, at: clock.now.addingTimeInterval(time))
  }
}

extension StepperPress: ClockSleeper {
  func wake() {
    guard let direction, let edit else { return end() }
    guard edit.step(direction) else { return }
    hasRepeated = true
    wait(edit.tokens.repeatInterval)
  }
}

extension StepperPress: ViewDriver {
  func enter(_ context: _MountContext) { clock = context.tree.clock }

  func leave() {
    end()
    clock = nil
  }
}
