import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures call their actions")
struct GestureTests {
  @Test("A tap calls the action of a tap gesture once")
  func tap() throws {
    let log = ActionLog()
    let screen = TestScreen { Text("Here").onTapGesture { log.add("tap") } }
    try screen.find("Here").tap()
    #expect(log.lines == ["tap"])
  }

  @Test("A double tap is one double tap, and two slow taps are none")
  func doubleTap() throws {
    let log = ActionLog()
    let screen = TestScreen { Text("Here").onTapGesture(count: 2) { log.add("double") } }
    try screen.find("Here").doubleTap()
    #expect(log.lines == ["double"])
    try screen.find("Here").tap()
    screen.advance(by: 1)
    try screen.find("Here").tap()
    #expect(log.lines == ["double"])
  }

  @Test("A single tap waits for the double tap inside to fail")
  func singleAfterDouble() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Here").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    try screen.find("Here").doubleTap()
    #expect(log.lines == ["double"])
    let center = CGPoint(x: 195, y: 422)
    screen.send(.began, at: center)
    screen.send(.ended, at: center)
    #expect(log.lines == ["double"])
    screen.advance(by: 0.4)
    #expect(log.lines == ["double", "single"])
  }

  @Test("A long press begins to press at once, and acts after its duration")
  func longPress() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Here").onLongPressGesture(minimumDuration: 0.5) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    let here = CGPoint(x: 195, y: 422)
    screen.send(.began, at: here)
    #expect(log.lines == ["true"])
    screen.advance(by: 0.4)
    #expect(log.lines == ["true"])
    screen.advance(by: 0.2)
    #expect(log.lines == ["true", "false", "long"])
    screen.send(.ended, at: here)
    #expect(log.lines == ["true", "false", "long"])
    try screen.find("Here").tap()
    #expect(log.lines.suffix(2) == ["true", "false"])
  }

  @Test("A drag reports locations in the view, its velocity and its predicted end")
  func drag() throws {
    let log = ActionLog()
    var last: DragGesture.Value?
    let screen = TestScreen {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture().onChanged { last = $0 }.onEnded {
            last = $0
            log.add("ended \($0.translation.width) \($0.startLocation.x)")
          })
    }
    let start = CGPoint(x: 195, y: 422)
    screen.send(.began, at: start)
    #expect(last == nil)
    for step in 1...10 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: start.x + 5 * Double(step), y: start.y))
      #expect((last == nil) == (step == 1))
    }
    let value = try #require(last)
    #expect(abs(value.velocity.width - 300) < 0.01)
    #expect(abs(value.predictedEndTranslation.width - 125) < 0.01)
    screen.send(.ended, at: CGPoint(x: start.x + 50, y: start.y))
    #expect(log.lines == ["ended 50.0 50.0"])
  }

  @Test("Gesture state follows a drag, and is reset when it ends or is cancelled")
  func gestureState() throws {
    let screen = TestScreen { DraggedSquare() }
    let start = CGPoint(x: 195, y: 422)
    for end in [PointerEvent.Phase.ended, .cancelled] {
      screen.send(.began, at: start)
      screen.send(.moved, at: CGPoint(x: start.x + 30, y: start.y))
      #expect(screen.texts == ["30"])
      screen.send(end, at: CGPoint(x: start.x + 30, y: start.y))
      #expect(screen.texts == ["0"])
    }
  }

  @Test("A sequence of a long press and a drag goes through its values")
  func sequence() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Here").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(let isPressed): log.add("first \(isPressed)")
            case .second(let isPressed, let drag): log.add("second \(isPressed) \(drag?.translation.width ?? -1)")
            }
          }
          .onEnded { _ in log.add("ended") })
    }
    let start = CGPoint(x: 195, y: 422)
    screen.send(.began, at: start)
    screen.advance(by: 0.6)
    screen.send(.moved, at: CGPoint(x: start.x + 20, y: start.y))
    screen.send(.ended, at: CGPoint(x: start.x + 20, y: start.y))
    #expect(log.lines == ["first true", "second true -1.0", "second true 20.0", "ended"])
  }

  @Test("Exclusive gestures recognize the second one only when the first one fails")
  func exclusive() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Here").gesture(
        TapGesture(count: 2).onEnded { log.add("double") }.exclusively(
          before: TapGesture().onEnded { log.add("single") }))
    }
    try screen.find("Here").tap()
    #expect(log.lines == ["single"])
    try screen.find("Here").doubleTap()
    #expect(log.lines == ["single", "double"])
  }

  @Test("Two touches magnify and rotate at the same time")
  func twoTouches() throws {
    var value: SimultaneousGesture<MagnifyGesture, RotateGesture>.Value?
    let screen = TestScreen {
      Color.red.gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value = $0 })
    }
    screen.send(.began, at: CGPoint(x: 100, y: 100), touch: 1)
    screen.send(.began, at: CGPoint(x: 200, y: 100), touch: 2)
    screen.send(.moved, at: CGPoint(x: 100, y: 300), touch: 2)
    #expect(value?.first?.magnification == 2)
    #expect(abs((value?.second?.rotation.degrees ?? 0) - 90) < 1e-9)
    #expect(value?.first?.startLocation == CGPoint(x: 150, y: 100))
  }

  @Test("A gesture of an app's own is recognized as its body")
  func ownGesture() throws {
    let log = ActionLog()
    let screen = TestScreen { Text("Here").gesture(OwnTap { log.add("own") }) }
    try screen.find("Here").tap()
    #expect(log.lines == ["own"])
  }

  @Test("A type-erased gesture, a mapped one and an optional one work as the gesture itself")
  func wrappedGestures() throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Any").gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log.add("any \($0)") })
        Text("Some").gesture(TapGesture().onEnded { log.add("some") } as _EndedGesture<TapGesture>?)
        Text("None").gesture(nil as _EndedGesture<TapGesture>?)
      }
    }
    try screen.find("Any").tap()
    try screen.find("Some").tap()
    try screen.find("None").tap()
    #expect(log.lines == ["any 7", "some"])
  }

  @Test("Actions see the values of the last update")
  func latestClosures() throws {
    let screen = TestScreen { CountedTaps() }
    for _ in 1...3 { try screen.find("Tap").tap() }
    #expect(screen.texts == ["Tap", "3"])
  }
}

private struct OwnTap: Gesture {
  let action: () -> Void

  var body: some Gesture { TapGesture().onEnded { action() } }
}

private struct DraggedSquare: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("\(Int(offset.width))")
      .gesture(DragGesture(coordinateSpace: .global).updating($offset) { value, state, _ in state = value.translation })
  }
}

private struct CountedTaps: View {
  @State private var count = 0

  var body: some View {
    let next = count + 1
    VStack {
      Text("Tap").onTapGesture { count = next }
      Text("\(count)")
    }
  }
}
