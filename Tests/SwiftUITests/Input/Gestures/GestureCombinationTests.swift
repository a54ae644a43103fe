import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Combined gestures: their values, their ends, and what cancels them.
@MainActor @Suite struct GestureCombinationTests {
  private let log = ActionLog()
  private let start = CGPoint(x: 100, y: 50)

  private func screen(_ gesture: some Gesture) -> TestScreen { layOut { Color.red.gesture(gesture) } }

  private func tap(_ screen: TestScreen, at point: CGPoint? = nil, touch: Int = 0) {
    screen.send(.began, at: point ?? start, touch: touch)
    screen.send(.ended, at: point ?? start, touch: touch)
  }

  private func drag(_ screen: TestScreen, by distance: CGFloat, ending phase: PointerEvent.Phase = .ended) {
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: start.x + distance, y: start.y))
    screen.send(phase, at: CGPoint(x: start.x + distance, y: start.y))
    screen.settle()
  }

  // MARK: Taps

  @Test(arguments: [(9, true), (10, false), (-10, false)] as [(CGFloat, Bool)])
  func aTapMayMoveALittle(distance: CGFloat, isTap: Bool) {
    let screen = screen(TapGesture().onEnded { log.add("tap") })
    drag(screen, by: distance)
    #expect(log.lines == (isTap ? ["tap"] : []))
  }

  @Test func aTouchThatComesBackIsNoTap() {
    let screen = screen(TapGesture().onEnded { log.add("tap") })
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 150, y: 50))
    screen.send(.moved, at: start)
    screen.send(.ended, at: start)
    #expect(log.lines == [])
  }

  @Test func aLongTouchIsATap() {
    let screen = screen(TapGesture().onEnded { log.add("tap") })
    screen.send(.began, at: start)
    screen.advance(by: 5)
    screen.send(.ended, at: start)
    #expect(log.lines == ["tap"])
  }

  @Test(arguments: [(0.3, ["double"]), (0.4, [])] as [(Double, [String])])
  func aDoubleTapHasALimitedPause(pause: Double, lines: [String]) {
    let screen = screen(TapGesture(count: 2).onEnded { log.add("double") })
    tap(screen)
    screen.advance(by: pause)
    tap(screen)
    screen.settle()
    #expect(log.lines == lines)
  }

  @Test(arguments: [(40, ["double"]), (41, [])] as [(CGFloat, [String])])
  func theTapsOfADoubleTapAreNearEachOther(distance: CGFloat, lines: [String]) {
    let screen = screen(TapGesture(count: 2).onEnded { log.add("double") })
    tap(screen)
    tap(screen, at: CGPoint(x: start.x + distance, y: start.y))
    screen.settle()
    #expect(log.lines == lines)
  }

  @Test func threeTapsAreNoFurtherTap() {
    let screen = screen(TapGesture(count: 3).onEnded { log.add("triple") })
    for _ in 0..<7 { tap(screen) }
    screen.settle()
    #expect(log.lines == ["triple", "triple"])
  }

  @Test func aCanceledTouchIsNoTap() {
    let screen = screen(TapGesture().onEnded { log.add("tap") })
    screen.send(.began, at: start)
    screen.send(.cancelled, at: start)
    screen.settle()
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func twoFingersAreNoTap() {
    let screen = screen(TapGesture().onEnded { log.add("tap") })
    screen.send(.began, at: start, touch: 1)
    screen.send(.began, at: CGPoint(x: 120, y: 50), touch: 2)
    screen.send(.ended, at: start, touch: 1)
    screen.send(.ended, at: CGPoint(x: 120, y: 50), touch: 2)
    #expect(log.lines == [])
    tap(screen)
    #expect(log.lines == ["tap"])
  }

  // MARK: Drags

  @Test(
    arguments: [(10, 9, false), (10, 10, true), (50, 40, false), (0, 0, true), (-5, 0, true)]
      as [(CGFloat, CGFloat, Bool)])
  func aDragBeginsAfterItsMinimumDistance(least: CGFloat, distance: CGFloat, isDrag: Bool) {
    let screen = screen(DragGesture(minimumDistance: least).onEnded { _ in log.add("drag") })
    drag(screen, by: distance)
    #expect(log.lines == (isDrag ? ["drag"] : []))
  }

  @Test func aDragThatIsLiftedFarAwayWithoutMovesIsRecognized() {
    let screen = screen(
      DragGesture().onChanged { log.add("\($0.translation.width)") }.onEnded { _ in log.add("ended") })
    screen.send(.began, at: start)
    screen.send(.ended, at: CGPoint(x: 150, y: 50))
    #expect(log.lines == ["ended"])
  }

  @Test func aCanceledDragDoesNotEnd() {
    let screen = screen(DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended") })
    drag(screen, by: 30, ending: .cancelled)
    #expect(log.lines == ["changed"])
  }

  @Test func aDragFollowsItsFirstTouch() {
    let screen = screen(DragGesture().onChanged { log.add("\($0.translation.width)") })
    screen.send(.began, at: start, touch: 1)
    screen.send(.began, at: CGPoint(x: 20, y: 20), touch: 2)
    screen.send(.moved, at: CGPoint(x: 60, y: 20), touch: 2)
    #expect(log.lines == [])
    screen.send(.moved, at: CGPoint(x: 120, y: 50), touch: 1)
    #expect(log.lines == ["20.0"])
  }

  @Test func equalValuesAreReportedOnce() {
    let screen = screen(DragGesture().map { Int($0.translation.width / 100) }.onChanged { log.add("\($0)") })
    screen.send(.began, at: start)
    for x in [120, 130, 140, 210, 220] { screen.send(.moved, at: CGPoint(x: x, y: 50)) }
    #expect(log.lines == ["0", "1"])
  }

  @Test func theVelocityOfARestingTouchIsZero() {
    var velocity: CGSize?
    let screen = screen(DragGesture().onEnded { velocity = $0.velocity })
    screen.send(.began, at: start)
    screen.advance(by: 0.02)
    screen.send(.moved, at: CGPoint(x: 150, y: 50))
    screen.advance(by: 1)
    screen.send(.ended, at: CGPoint(x: 150, y: 50))
    #expect(velocity == .zero)
  }

  @Test func aDragMovesToTheRightInEachDirection() {
    let screen = layOut {
      Color.red.gesture(DragGesture().onEnded { log.add("\($0.translation.width)") })
        .environment(\.layoutDirection, .rightToLeft)
    }
    drag(screen, by: 30)
    #expect(log.lines == ["30.0"])
  }

  // MARK: Long presses

  @Test func aLongPressOfNoTimeIsRecognizedAtOnce() {
    let screen = screen(LongPressGesture(minimumDuration: 0).onEnded { _ in log.add("pressed") })
    screen.send(.began, at: start)
    #expect(log.lines == ["pressed"])
  }

  @Test func anEndlessLongPressIsNeverRecognized() {
    let screen = screen(
      LongPressGesture(minimumDuration: .infinity).onChanged { log.add("\($0)") }.onEnded { _ in log.add("end") })
    screen.send(.began, at: start)
    screen.advance(by: 60)
    screen.send(.ended, at: start)
    #expect(log.lines == ["true"])
    #expect(screen.isUntouched)
  }

  @Test(arguments: [(20, ["long"]), (21, [])] as [(CGFloat, [String])])
  func aLongPressMayMoveByItsMaximumDistance(distance: CGFloat, lines: [String]) {
    let screen = screen(LongPressGesture(maximumDistance: 20).onEnded { _ in log.add("long") })
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: start.x + distance, y: start.y))
    screen.advance(by: 1)
    screen.send(.ended, at: start)
    #expect(log.lines == lines)
  }

  // MARK: Sequences

  @Test func aSequenceOfTapsIsADoubleTap() {
    let screen = screen(
      TapGesture().onEnded { log.add("first") }.sequenced(before: TapGesture().onEnded { log.add("second") })
        .onEnded { _ in log.add("both") })
    tap(screen)
    tap(screen)
    screen.settle()
    #expect(log.lines == ["first", "second", "both"])
  }

  @Test func aSequenceWhoseFirstPartFailsDoesNotBegin() {
    let screen = screen(
      LongPressGesture().sequenced(before: DragGesture().onChanged { _ in log.add("drag") }).onEnded { _ in
        log.add("end")
      })
    drag(screen, by: 50)
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func aSequenceWithoutItsSecondPartDoesNotEnd() {
    let screen = screen(
      LongPressGesture().onEnded { _ in log.add("long") }.sequenced(before: DragGesture()).onEnded { _ in log.add("end")
      })
    screen.send(.began, at: start)
    screen.advance(by: 1)
    screen.send(.ended, at: start)
    screen.settle()
    #expect(log.lines == ["long"])
    #expect(screen.isUntouched)
  }

  // MARK: Exclusive and simultaneous gestures

  @Test func valuesTellWhichOfTwoGesturesItWas() {
    let gesture = TapGesture().exclusively(before: DragGesture())
    let screen = screen(
      gesture.onEnded { value in
        switch value {
        case .first: log.add("tap")
        case .second(let drag): log.add("drag \(drag.translation.width)")
        }
      })
    tap(screen)
    drag(screen, by: 30)
    #expect(log.lines == ["tap", "drag 30.0"])
  }

  @Test func theSecondOfTwoExclusiveGesturesIsCanceledWithoutEffect() {
    let screen = screen(
      LongPressGesture().onEnded { _ in log.add("long") }
        .exclusively(before: TapGesture().onEnded { log.add("tap") }))
    screen.send(.began, at: start)
    screen.advance(by: 1)
    screen.send(.ended, at: start)
    screen.settle()
    #expect(log.lines == ["long"])
  }

  @Test func simultaneousGesturesBothEnd() {
    let screen = screen(
      TapGesture().onEnded { log.add("tap") }.simultaneously(
        with: SpatialTapGesture().onEnded { _ in log.add("spatial") }
      )
      .onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    tap(screen)
    #expect(log.lines == ["tap", "spatial", "true true"])
  }

  @Test func ofSimultaneousGesturesOneMayFail() {
    let screen = screen(
      TapGesture().onEnded { log.add("tap") }.simultaneously(with: DragGesture().onEnded { _ in log.add("drag") })
        .onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    drag(screen, by: 30)
    #expect(log.lines == ["drag", "false true"])
  }

  // MARK: Wrapped gestures

  @Test func actionsOfOneGestureRunFromTheInside() {
    let screen = screen(TapGesture().onEnded { log.add("1") }.onEnded { log.add("2") }.onEnded { log.add("3") })
    tap(screen)
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func anOptionalGestureThatGoesEndsWithoutItsAction() {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        Color.red.gesture(model.isOn ? nil : DragGesture().onEnded { _ in log.add("ended") })
      }
    }
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 150, y: 50))
    model.isOn = true
    screen.update()
    screen.send(.ended, at: CGPoint(x: 150, y: 50))
    screen.settle()
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func anErasedGestureOfAnotherTypeCountsFromTheNextTouch() {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        Color.red.gesture(
          model.isOn
            ? AnyGesture(DragGesture().onEnded { _ in log.add("drag") }.map { _ in })
            : AnyGesture(TapGesture().onEnded { log.add("tap") }.map { _ in }))
      }
    }
    screen.send(.began, at: start)
    model.isOn = true
    screen.update()
    screen.send(.ended, at: start)
    screen.settle()
    #expect(log.lines == ["tap"])
    drag(screen, by: 30)
    #expect(log.lines == ["tap", "drag"])
  }

  @Test func changedParametersCountDuringTheTouch() {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        Color.red.gesture(DragGesture(minimumDistance: model.isOn ? 5 : 50).onChanged { _ in log.add("drag") })
      }
    }
    screen.send(.began, at: start)
    screen.send(.moved, at: CGPoint(x: 110, y: 50))
    #expect(log.lines == [])
    model.isOn = true
    screen.update()
    screen.send(.moved, at: CGPoint(x: 111, y: 50))
    #expect(log.lines == ["drag"])
  }
}
