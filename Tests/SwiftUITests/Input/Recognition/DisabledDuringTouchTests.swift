import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Views that are disabled while they are touched.
@MainActor @Suite struct DisabledDuringTouchTests {
  private let log = ActionLog()
  private let model = MovingModel()
  private let center = CGPoint(x: 100, y: 50)

  /// Shows a view that is disabled while the model is on.
  private func screen(@ViewBuilder _ content: @escaping () -> some View) -> TestScreen {
    layOut { With(model) { content().disabled($0.isOn) } }
  }

  private func disable(_ screen: TestScreen) {
    model.isOn = true
    screen.update()
  }

  @Test func pressedButtonDoesNotAct() throws {
    let screen = screen { Button("Send") { log.add("sent") } }
    let touch = try screen.find("Send").touch()
    disable(screen)
    touch.lift()
    screen.settle()
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func disabledButtonIsNoLongerPressed() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "released")
      }
    }
    let screen = screen { Button("Send") {}.buttonStyle(Style()) }
    let touch = try screen.find("Send").touch()
    #expect(screen.texts == ["Send", "pressed"])
    disable(screen)
    screen.settle()
    #expect(screen.texts == ["Send", "released"])
    touch.lift()
    #expect(screen.texts == ["Send", "released"])
  }

  @Test func touchDoesNotResumeWhenTheButtonIsEnabledAgain() throws {
    let screen = screen { Button("Send") { log.add("sent") } }
    let touch = try screen.find("Send").touch()
    disable(screen)
    model.isOn = false
    screen.update()
    touch.lift()
    screen.settle()
    #expect(log.lines == [])
    try screen.find("Send").tap()
    #expect(log.lines == ["sent"])
  }

  @Test func buttonThatDisablesItselfActsOnce() throws {
    let screen = screen {
      Button("Pay") {
        log.add("paid")
        model.isOn = true
      }
    }
    try screen.find("Pay").tap()
    #expect(throws: TestError.self) { try screen.find("Pay").tap() }
    #expect(log.lines == ["paid"])
  }

  @Test func oneOfTwoTouchedButtonsDisablesTheOther() throws {
    let screen = layOut {
      With(model) { model in
        HStack {
          Button("One") {
            log.add("one")
            model.isOn = true
          }
          Button("Two") { log.add("two") }.disabled(model.isOn)
        }
      }
    }
    let (first, second) = (try screen.find("One").touch(), try screen.find("Two").touch())
    first.lift()
    second.lift()
    screen.settle()
    #expect(log.lines == ["one"])
  }

  @Test func tapThatWaitsForASecondTapDoesNotAct() {
    let screen = screen {
      Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    screen.send(.began, at: center)
    screen.send(.ended, at: center)
    disable(screen)
    screen.advance(by: 1)
    #expect(log.lines == [])
  }

  @Test func longPressDoesNotAct() {
    let screen = screen {
      Color.red.onLongPressGesture {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    screen.send(.began, at: center)
    disable(screen)
    screen.advance(by: 1)
    #expect(log.lines == ["true", "false"])
  }

  @Test func dragStopsAndItsStateIsReset() {
    struct Dragged: View {
      @GestureState private var distance: CGFloat = 0
      var body: some View {
        Text("\(Int(distance))").frame(width: 200, height: 100).contentShape(.rect)
          .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
      }
    }
    let screen = screen { Dragged() }
    screen.send(.began, at: center)
    screen.send(.moved, at: CGPoint(x: 130, y: 50))
    #expect(screen.texts == ["30"])
    disable(screen)
    screen.settle()
    #expect(screen.texts == ["0"])
    screen.send(.moved, at: CGPoint(x: 150, y: 50))
    #expect(screen.texts == ["0"])
  }

  @Test func gestureAroundTheDisabledViewTakesTheTouch() {
    let screen = layOut {
      With(model) { model in
        Color.red.onTapGesture { log.add("inner") }.disabled(model.isOn).onTapGesture { log.add("outer") }
      }
    }
    screen.send(.began, at: center)
    disable(screen)
    screen.send(.ended, at: center)
    screen.settle()
    #expect(log.lines == ["outer"])
  }

  @Test func gestureThatIsNoLongerEnabledDoesNotEnd() {
    let screen = layOut {
      With(model) { model in
        Color.red.gesture(DragGesture().onEnded { _ in log.add("ended") }, isEnabled: !model.isOn)
      }
    }
    screen.send(.began, at: center)
    screen.send(.moved, at: CGPoint(x: 130, y: 50))
    disable(screen)
    screen.send(.ended, at: CGPoint(x: 130, y: 50))
    screen.settle()
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func linkIsNotOpened() throws {
    let screen = screen {
      Text("[Docs](https://example.com)").environment(
        \.openURL,
        OpenURLAction {
          log.add("\($0)"); return .handled
        })
    }
    screen.send(.began, at: center)
    disable(screen)
    screen.send(.ended, at: center)
    screen.settle()
    #expect(log.lines == [])
  }

  @Test func contentOfADisabledScrollViewStillScrolls() throws {
    let screen = screen {
      ScrollView { ForEach(0..<50) { Text("row \($0)").frame(height: 20) } }
    }
    screen.send(.began, at: center)
    screen.send(.moved, at: CGPoint(x: 100, y: 30))
    disable(screen)
    screen.send(.moved, at: CGPoint(x: 100, y: -50))
    screen.send(.ended, at: CGPoint(x: 100, y: -50))
    screen.settle()
    #expect(!screen.texts.contains("row 0"))
  }
}
