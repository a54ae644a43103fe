import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// How gesture states are reset, and gestures that are disabled.
@MainActor @Suite struct GestureStateTests {
  private let start = CGPoint(x: 100, y: 50)

  /// Drags a square by 40 points, lets it go or cancels it, and returns where it is then, and half a second later.
  private func places(_ content: some View, end: PointerEvent.Phase = .ended) -> [String] {
    let screen = layOut { content }
    func place() -> String {
      screen.displayList().split(separator: " ").suffix(2).joined(separator: " ")
    }
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 140, y: 50))
    let dragged = place()
    screen.send(end, at: CGPoint(x: 140, y: 50))
    let atFirst = place()
    screen.advance(by: 0.5)
    let later = place()
    screen.settle()
    return [dragged, atFirst, later, place()]
  }

  @Test("A gesture state is reset at once", arguments: [PointerEvent.Phase.ended, .cancelled])
  func aGestureStateIsResetAtOnce(end: PointerEvent.Phase) {
    #expect(places(Plain(), end: end) == ["135,45 10×10", "95,45 10×10", "95,45 10×10", "95,45 10×10"])
  }

  @Test("A gesture state is reset in its transaction", arguments: [PointerEvent.Phase.ended, .cancelled])
  func aGestureStateIsResetInItsTransaction(end: PointerEvent.Phase) {
    let expected = ["135,45 10×10", "135,45 10×10", "115,45 10×10", "95,45 10×10"]
    #expect(places(InTransaction(), end: end) == expected)
    #expect(places(InOptionalTransaction(), end: end) == expected)
  }

  @Test("The closure of a gesture state gets the last value, and changes the transaction of the reset")
  func aClosurePreparesTheReset() {
    let log = ActionLog()
    let expected = ["135,45 10×10", "135,45 10×10", "115,45 10×10", "95,45 10×10"]
    #expect(places(WithReset(log: log)) == expected)
    #expect(log.lines == ["reset from 40.0"])
    #expect(places(WithOptionalReset(log: log)) == expected)
    #expect(log.lines == ["reset from 40.0", "reset from Optional(40.0)"])
  }

  @Test("The closure that updates a gesture state may animate the change")
  func anUpdateMayBeAnimated() {
    let screen = layOut { Animated() }
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 140, y: 50))
    #expect(screen.displayList().contains("95,45"))
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("115,45"))
  }

  // MARK: Disabled gestures

  @Test("A gesture that isn't enabled doesn't act, and leaves touches to others", arguments: 0..<3)
  func disabledGesturesDoNothing(kind: Int) throws {
    let (model, log) = (MovingModel(), ActionLog())
    let screen = layOut {
      With(model) { model in
        let inner = Text("Here").onTapGesture { log.add("inner") }
        let tap = TapGesture().onEnded { log.add("outer") }
        switch kind {
        case 0: inner.gesture(tap, isEnabled: model.isOn)
        case 1: inner.highPriorityGesture(tap, isEnabled: model.isOn)
        default: inner.simultaneousGesture(tap, isEnabled: model.isOn)
        }
      }
    }
    try screen.find("Here").tap()
    #expect(log.lines == ["inner"])
    model.isOn = true
    screen.update()
    log.lines = []
    try screen.find("Here").tap()
    #expect(Set(log.lines) == [["inner"], ["outer"], ["inner", "outer"]][kind])
    model.isOn = false
    screen.update()
    log.lines = []
    try screen.find("Here").tap()
    #expect(log.lines == ["inner"])
  }

  @Test("A gesture that is disabled on the way is over when its touch is lifted")
  func aGestureThatIsDisabledOnTheWayEnds() {
    let model = MovingModel()
    model.isOn = true
    let screen = layOut { With(model) { Plain(isEnabled: $0.isOn) } }
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 140, y: 50))
    model.isOn = false
    screen.update()
    screen.send(.ended, at: CGPoint(x: 140, y: 50))
    screen.settle()
    #expect(screen.displayList().contains("95,45"))
    #expect(screen.isUntouched)
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 140, y: 50))
    #expect(screen.displayList().contains("95,45"))
  }
}

private let line = Animation.linear(duration: 1)
@MainActor private var drag: DragGesture { DragGesture(coordinateSpace: .global) }

private struct Plain: View {
  var isEnabled = true
  @GestureState private var x: CGFloat = 0
  var body: some View {
    square().offset(x: x).gesture(
      drag.updating($x) { value, x, _ in x = value.translation.width }, isEnabled: isEnabled)
  }
}

private struct InTransaction: View {
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat = 0
  var body: some View {
    square().offset(x: x).gesture(drag.updating($x) { value, x, _ in x = value.translation.width })
  }
}

private struct InOptionalTransaction: View {
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat?
  var body: some View {
    square().offset(x: x ?? 0).gesture(drag.updating($x) { value, x, _ in x = value.translation.width })
  }
}

private struct WithReset: View {
  let log: ActionLog
  @GestureState private var x: CGFloat

  init(log: ActionLog) {
    self.log = log
    _x = GestureState(initialValue: 0) { value, transaction in
      log.add("reset from \(value)")
      transaction.animation = line
    }
  }

  var body: some View {
    square().offset(x: x).gesture(drag.updating($x) { value, x, _ in x = value.translation.width })
  }
}

private struct WithOptionalReset: View {
  let log: ActionLog
  @GestureState private var x: CGFloat?

  init(log: ActionLog) {
    self.log = log
    _x = GestureState(reset: { value, transaction in
      log.add("reset from \(String(describing: value))")
      transaction.animation = line
    })
  }

  var body: some View {
    square().offset(x: x ?? 0).gesture(drag.updating($x) { value, x, _ in x = value.translation.width })
  }
}

private struct Animated: View {
  @GestureState private var x: CGFloat = 0
  var body: some View {
    square().offset(x: x).gesture(
      drag.updating($x) { value, x, transaction in
        x = value.translation.width
        transaction.animation = line
      })
  }
}
