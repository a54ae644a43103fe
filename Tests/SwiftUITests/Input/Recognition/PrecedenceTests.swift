import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures have precedence by their places and modifiers")
struct PrecedenceTests {
  private let log = ActionLog()

  private func tapped(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let screen = TestScreen(content: content)
    try screen.find("Here").tap()
    return log.lines
  }

  @Test("The gesture of the inner view is recognized, not that of the outer one")
  func innerFirst() throws {
    let lines = try tapped {
      VStack { Text("Here").onTapGesture { log.add("inner") } }.onTapGesture { log.add("outer") }
    }
    #expect(lines == ["inner"])
  }

  @Test("A gesture of high priority is recognized, not those inside")
  func highPriority() throws {
    let lines = try tapped {
      VStack { Button("Here") { log.add("button") } }.highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    #expect(lines == ["outer"])
  }

  @Test("A simultaneous gesture is recognized together with those inside")
  func simultaneous() throws {
    let lines = try tapped {
      VStack { Button("Here") { log.add("button") } }.simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    }
    #expect(lines == ["button", "outer"])
  }

  @Test("A mask disables the gesture, those inside, or both")
  func masks() throws {
    for (mask, expected) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      log.lines = []
      let screen = TestScreen {
        Text("Here").onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      try screen.find("Here").tap()
      #expect(log.lines == expected)
    }
  }

  @Test("A drag around a button takes its touch over, and the button isn't pressed any more")
  func dragOverButton() throws {
    let screen = TestScreen {
      VStack { Button("Here") { log.add("button") } }.gesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    try screen.find("Here").drag(by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["drag"])
    try screen.find("Here").tap()
    #expect(log.lines == ["drag", "button"])
  }

  @Test("A tap around a drag is recognized, because the drag fails without a movement")
  func tapAroundDrag() throws {
    let lines = try tapped {
      VStack { Text("Here").gesture(DragGesture().onEnded { _ in log.add("drag") }) }.onTapGesture { log.add("tap") }
    }
    #expect(lines == ["tap"])
  }

  @Test("A long press is recognized around a tap, and the tap if the touch is short")
  func longPressAroundTap() throws {
    let screen = TestScreen {
      Text("Here").onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") }
    }
    try screen.find("Here").tap()
    #expect(log.lines == ["tap"])
    try screen.find("Here").longPress()
    #expect(log.lines == ["tap", "press"])
  }

  @Test("A scroll view doesn't wait for a drag that needs a longer way or two touches, nor for a simultaneous one")
  func scrollingAroundDrags() throws {
    let start = CGPoint(x: 195, y: 422)
    func scrolled(@ViewBuilder _ row: (Color) -> some View) -> Bool {
      let screen = TestScreen { ScrollView { row(Color.red).frame(height: 3000) } }
      let before = screen.displayList()
      screen.send(.began, at: start)
      for step in 1...5 { screen.send(.moved, at: CGPoint(x: start.x, y: start.y - 20 * Double(step))) }
      return screen.displayList() != before
    }
    let drag = DragGesture(minimumDistance: 30).onChanged { _ in log.add("drag") }
    #expect(scrolled { $0.gesture(drag) })
    #expect(scrolled { $0.gesture(MagnifyGesture()) })
    #expect(log.lines.isEmpty)
    #expect(!scrolled { $0.highPriorityGesture(drag) })
    #expect(!scrolled { $0.gesture(DragGesture(minimumDistance: 0)) })
    log.lines = []
    #expect(scrolled { $0.simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }) })
    #expect(!log.lines.isEmpty)
  }

  @Test("A gesture that removes its own view resets its state after the update")
  func gestureThatRemovesItsView() throws {
    let screen = TestScreen { SelfRemoving() }
    screen.send(.began, at: CGPoint(x: 195, y: 422))
    #expect(screen.texts == ["false"])
    screen.send(.ended, at: CGPoint(x: 195, y: 422))
    #expect(screen.isUntouched)
    #expect(screen.issues.isEmpty)
  }

  @Test("A gesture ends when its view goes away, and its state is reset")
  func removedView() throws {
    let model = Removable()
    let screen = TestScreen { RemovableView(model: model) }
    screen.send(.began, at: CGPoint(x: 195, y: 422))
    #expect(model.log == ["pressing true"])
    model.isShown = false
    screen.update()
    #expect(model.log == ["pressing true", "pressing false"])
    screen.send(.ended, at: CGPoint(x: 195, y: 422))
    #expect(model.log == ["pressing true", "pressing false"])
  }

  @Test("A button or a scroll view that goes away while it is touched does nothing any more")
  func removedControls() throws {
    for isScrolled in [false, true] {
      let model = Removable()
      let screen = TestScreen { RemovableControl(model: model, isScrolled: isScrolled) }
      let start = CGPoint(x: 195, y: 422)
      screen.send(.began, at: start)
      screen.send(.moved, at: CGPoint(x: start.x, y: start.y - 30))
      model.isShown = false
      screen.update()
      screen.send(.moved, at: CGPoint(x: start.x, y: start.y - 40))
      screen.send(.ended, at: CGPoint(x: start.x, y: start.y - 40))
      screen.settle()
      #expect(screen.isUntouched)
      #expect(model.log == [])
    }
  }

  @Test("Disabled views have no gestures")
  func disabled() throws {
    let screen = TestScreen {
      VStack { Text("Here").onTapGesture { log.add("inner") }.disabled(true) }.onTapGesture { log.add("outer") }
    }
    try screen.find("Here").tap()
    #expect(log.lines == ["outer"])
  }
}

private struct SelfRemoving: View {
  @State private var isRemoved = false
  @GestureState private var isDown = false

  var body: some View {
    ZStack {
      if !isRemoved {
        Color.red.gesture(
          DragGesture(minimumDistance: 0)
            .updating($isDown) { _, isDown, _ in isDown = true }
            .onChanged { _ in isRemoved = true })
      }
      Text(isDown.description)
    }
  }
}

@Observable @MainActor
private final class Removable {
  var isShown = true
  @ObservationIgnored var log: [String] = []
}

private struct RemovableView: View {
  let model: Removable

  var body: some View {
    if model.isShown {
      Color.red.onLongPressGesture {
      } onPressingChanged: {
        model.log.append("pressing \($0)")
      }
    }
  }
}

private struct RemovableControl: View {
  let model: Removable
  let isScrolled: Bool

  var body: some View {
    if model.isShown {
      if isScrolled {
        ScrollView { Color.red.frame(width: 300, height: 3000) }.environment(\.locale, Locale(identifier: "de"))
      } else {
        Button {
          model.log.append("pressed")
        } label: {
          Color.red
        }.environment(\.locale, Locale(identifier: "de"))
      }
    }
  }
}
