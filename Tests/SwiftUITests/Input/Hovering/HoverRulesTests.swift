import CanopyInput
import CanopyPresentation
import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyTesting

/// The view below the pointer, and the pointer's shape.
@MainActor @Suite struct HoverRulesTests {
  private let log = ActionLog()
  private let center = CGPoint(x: 100, y: 50)

  private func pointer(@ViewBuilder _ content: () -> some View) -> HostPointer {
    let screen = layOut(content)
    screen.moveHover(to: center)
    return screen.frame.pointer
  }

  // MARK: Shapes of the pointer

  @Test(
    arguments: [
      (.default, .arrow), (.horizontalText, .text), (.link, .link), (.grabIdle, .grab), (.grabActive, .grabbing),
      (.rectSelection, .crosshair), (.zoomIn, .zoomIn), (.zoomOut, .zoomOut), (.columnResize, .horizontalResize),
      (.rowResize, .verticalResize),
    ] as [(PointerStyle, HostPointer)])
  func eachStyleIsAShape(style: PointerStyle, shape: HostPointer) {
    #expect(pointer { Color.red.pointerStyle(style) } == shape)
  }

  @Test func theInnerStyleCounts() {
    #expect(pointer { ZStack { Color.red.pointerStyle(.zoomIn) }.pointerStyle(.link) } == .zoomIn)
  }

  @Test func noStyleIsThatOfTheViewAround() {
    #expect(pointer { ZStack { Color.red.pointerStyle(nil) }.pointerStyle(.link) } == .link)
    #expect(pointer { Color.red } == .arrow)
  }

  @Test func besideTheViewThePointerIsAnArrow() {
    #expect(pointer { Color.red.frame(width: 10, height: 10).pointerStyle(.link).offset(x: 50) } == .arrow)
  }

  @Test func theStyleFollowsTheState() {
    let model = MovingModel()
    let screen = layOut { With(model) { Color.red.pointerStyle($0.isOn ? .grabActive : .grabIdle) } }
    screen.moveHover(to: center)
    #expect(screen.frame.pointer == .grab)
    model.isOn = true
    screen.settle()
    #expect(screen.frame.pointer == .grabbing)
  }

  @Test func textsThatCanBeEditedOrSelectedHaveTheirShape() {
    #expect(pointer { TextField("", text: .constant("text")) } == .text)
    #expect(pointer { Text("text").textSelection(.enabled) } == .text)
    #expect(pointer { Text("text") } == .arrow)
  }

  @Test func linksHaveTheirShapeWhileTheyCanBeOpened() {
    #expect(pointer { Text("[a link](https://example.com)") } == .link)
    #expect(pointer { Text("[a link](https://example.com)").disabled(true) } != .link)
  }

  @Test func stylesAreComparable() {
    #expect(PointerStyle.link == .link)
    #expect(PointerStyle.link != .zoomIn)
    #expect(Set([PointerStyle.link, .link, .zoomIn]).count == 2)
  }

  // MARK: Hovering

  @Test func viewsThatIgnoreTouchesAreNotHoveredOver() {
    let screen = layOut { Color.red.onHover { log.add("\($0)") }.allowsHitTesting(false) }
    screen.moveHover(to: center)
    #expect(log.lines == [])
  }

  @Test func theContentShapeIsHoveredOver() {
    let screen = layOut { Color.red.contentShape(Circle()).onHover { log.add("\($0)") }.frame(width: 100, height: 100) }
    screen.moveHover(to: CGPoint(x: 53, y: 3))
    #expect(log.lines == [])
    screen.moveHover(to: center)
    #expect(log.lines == ["true"])
  }

  @Test func disabledViewsAreHoveredOver() {
    let screen = layOut { Color.red.onHover { log.add("\($0)") }.disabled(true) }
    screen.moveHover(to: center)
    #expect(log.lines == ["true"])
  }

  @Test func theActionOfTheLatestBodyRuns() {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        let number = model.number
        Color.red.onHover { log.add("\(number) \($0)") }
      }
    }
    screen.moveHover(to: center)
    model.number = 7
    screen.update()
    screen.endHover()
    #expect(log.lines == ["0.0 true", "7.0 false"])
  }

  @Test func aViewThatBecomesUntouchableIsLeft() {
    let model = MovingModel()
    let screen = layOut { With(model) { Color.red.onHover { log.add("\($0)") }.allowsHitTesting(!$0.isOn) } }
    screen.moveHover(to: center)
    model.isOn = true
    screen.settle()
    #expect(log.lines == ["true", "false"])
  }

  @Test func severalActionsOfAViewAllRun() {
    let screen = layOut { Color.red.onHover { log.add("inner \($0)") }.onHover { log.add("outer \($0)") } }
    screen.moveHover(to: center)
    #expect(log.lines == ["outer true", "inner true"])
  }

  @Test func hoverEndsAreReportedOnce() {
    let screen = layOut { Color.red.onContinuousHover { if $0 == .ended { log.add("ended") } } }
    screen.moveHover(to: center)
    screen.endHover()
    screen.endHover()
    screen.update()
    #expect(log.lines == ["ended"])
  }

  @Test func locationsOfAScaledViewAreItsOwn() {
    let screen = layOut {
      Color.red.frame(width: 50, height: 50)
        .onContinuousHover { if case .active(let point) = $0 { log.add("\(point.x), \(point.y)") } }
        .scaleEffect(2)
    }
    screen.moveHover(to: CGPoint(x: 120, y: 60))
    #expect(log.lines == ["35.0, 30.0"])
  }

  @Test func locationsOfANamedSpaceAreThose() {
    let screen = layOut {
      Color.red.frame(width: 50, height: 50)
        .onContinuousHover(coordinateSpace: .named("space")) {
          if case .active(let point) = $0 { log.add("\(point.x), \(point.y)") }
        }
        .padding(10)
        .coordinateSpace(.named("space"))
    }
    screen.moveHover(to: center)
    #expect(log.lines == ["35.0, 35.0"])
  }

  @Test func thePointerOutsideOfTheWindowIsOverNothing() {
    let screen = layOut { Color.red.onHover { log.add("\($0)") } }
    screen.moveHover(to: CGPoint(x: -5, y: 50))
    #expect(log.lines == [])
  }
}
