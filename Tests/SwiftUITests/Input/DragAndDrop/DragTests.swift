import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dragging")
struct DragTests {
  @Test("A value is dragged onto a destination, which is targeted meanwhile and gets it with the location")
  func valueIsDropped() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack(spacing: 100) {
        Text("Source").draggable("payload")
        Color.blue.frame(width: 100, height: 100).overlay { Text("Target") }
          .dropDestination(for: String.self) { values, location in
            log.add("\(values) at \(Int(location.x)), \(Int(location.y))")
            return true
          } isTargeted: {
            log.add("\($0)")
          }
      }
    }
    try await screen.find("Source").drag(onto: screen.find("Target"))
    #expect(log.lines == ["true", "false", #"["payload"] at 50, 50"#])
    #expect(screen.isUntouched && !screen.isDragging)
  }

  @Test("A tap stays a tap, and a short press of a button inside still acts")
  func tapStaysTap() throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Tapped").onTapGesture { log.add("tap") }.draggable("a")
        HStack { Button("Press") { log.add("press") } }.draggable("b")
        Text("Outside").draggable("c").onTapGesture { log.add("outside") }
      }
    }
    try screen.find("Tapped").tap()
    try screen.find("Press").tap()
    try screen.find("Outside").tap()
    #expect(log.lines == ["tap", "press", "outside"])
  }

  @Test("16.3 A touch that is held lifts the view, so neither a tap, a button, nor a scroll view acts")
  func liftWins() async throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack {
          Button("Press") { log.add("press") }.draggable("b").onTapGesture { log.add("tap") }
          Color.red.frame(height: 600)
        }
      }
    }
    let press = try screen.find("Press").frame
    let start = CGPoint(x: press.midX, y: press.midY)
    screen.send(.began, at: start)
    screen.advance(by: 0.6)
    #expect(screen.isDragging)
    screen.send(.moved, at: CGPoint(x: 100, y: 100))
    screen.send(.ended, at: CGPoint(x: 100, y: 100))
    screen.settle()
    #expect(log.lines.isEmpty)
    #expect(try screen.find("Press").frame == press)
  }

  @Test("16.3 A gesture inside that follows the touch at once keeps the view from being lifted")
  func sliderInside() {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("slid") }).draggable("red")
    }
    for device in [PointerEvent.Device.mouse, .touch] {
      screen.send(.began, at: CGPoint(x: 50, y: 50), device: device)
      screen.advance(by: 0.6)
      screen.send(.moved, at: CGPoint(x: 90, y: 50), device: device)
      #expect(!screen.isDragging)
      screen.send(.ended, at: CGPoint(x: 90, y: 50), device: device)
    }
    #expect(log.lines == ["slid", "slid"])
  }

  @Test("16.3 A touch that moves at once scrolls instead")
  func movementScrolls() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView { Text("Row").frame(width: 200, height: 600).draggable("row") }
    }
    let before = try screen.findInTree("Row").frame.midY
    screen.send(.began, at: CGPoint(x: 100, y: 150))
    screen.send(.moved, at: CGPoint(x: 100, y: 100))
    screen.send(.moved, at: CGPoint(x: 100, y: 50))
    #expect(!screen.isDragging)
    #expect(try screen.findInTree("Row").frame.midY < before)
    screen.send(.ended, at: CGPoint(x: 100, y: 50))
  }

  @Test("16.2 A mouse lifts a view by moving it, and doesn't hover meanwhile")
  func mouseLifts() throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red.draggable("red")
        Color.blue.onHover { log.add("\($0)") }.dropDestination(for: String.self) { values, _ in
          log.add("\(values)")
          return true
        }
      }
    }
    screen.send(.began, at: CGPoint(x: 100, y: 50), device: .mouse)
    screen.send(.moved, at: CGPoint(x: 103, y: 50), device: .mouse)
    #expect(!screen.isDragging)
    screen.send(.moved, at: CGPoint(x: 110, y: 50), device: .mouse)
    #expect(screen.isDragging)
    screen.send(.moved, at: CGPoint(x: 110, y: 150), device: .mouse)
    #expect(log.lines.isEmpty)
    screen.send(.ended, at: CGPoint(x: 110, y: 150), device: .mouse)
    screen.update()
    #expect(log.lines == [#"["red"]"#, "true"])
  }

  @Test("16.4 The innermost of draggable views is lifted, and the payload is created when the drag begins")
  func innermostIsLifted() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        VStack { Text("Inner").draggable("inner") }.draggable("outer")
        Text("Target").dropDestination(for: String.self) { values, _ in
          log.add("\(values)")
          return true
        }
      }
    }
    try await screen.find("Inner").drag(onto: screen.find("Target"))
    #expect(log.lines == [#"["inner"]"#])
  }

  @Test("16.7 A cancelled drag tells its target that it has left, and nobody else", arguments: ["escape", "pointer"])
  func cancelledDrag(way: String) throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red.draggable("red")
        Color.blue.dropDestination(for: String.self) { _, _ in
          log.add("dropped")
          return true
        } isTargeted: {
          log.add("\($0)")
        }
      }
    }
    let target = CGPoint(x: 100, y: 150)
    screen.send(.began, at: CGPoint(x: 100, y: 50))
    screen.advance(by: 0.6)
    screen.send(.moved, at: target)
    #expect(log.lines == ["true"])
    if way == "escape" { screen.send(KeyEvent(key: .escape)) } else { screen.send(.cancelled, at: target) }
    #expect(log.lines == ["true", "false"] && !screen.isDragging)
    screen.send(.ended, at: target)
    screen.settle()
    #expect(log.lines == ["true", "false"] && screen.isUntouched)
  }

  @Test("16.4 A drag goes on when the view leaves that was lifted")
  func sourceMayLeave() async throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) { Leaving(log: log) }
    screen.send(.began, at: CGPoint(x: 100, y: 50))
    screen.advance(by: 0.6)
    screen.send(.moved, at: CGPoint(x: 100, y: 150))
    #expect(screen.texts == ["Gone"])
    screen.send(.ended, at: CGPoint(x: 100, y: 150))
    screen.settle()
    #expect(log.lines == [#"["red"]"#])
  }

  @Test("A disabled view can't be dragged, nor can anything be dropped on one")
  func disabledViews() async throws {
    let screen = TestScreen {
      VStack {
        Text("Disabled").draggable("a").disabled(true)
        Text("Source").draggable("a")
        Text("Target").dropDestination(for: String.self) { _, _ in true }.disabled(true)
        Text("Numbers").dropDestination(for: URL.self) { _, _ in true }
        Text("Plain").onTapGesture {}
      }
    }
    let target = try screen.find("Target")
    await #expect(throws: TestError.self) { try await screen.find("Disabled").drag(onto: target) }
    await #expect(throws: TestError.self) { try await screen.find("Source").drag(onto: target) }
    await #expect(throws: TestError.self) { try await screen.find("Source").drag(onto: screen.find("Numbers")) }
    await #expect(throws: TestError.self) { try await screen.find("Plain").drag(onto: target) }
    #expect(screen.isUntouched && !screen.isDragging)
  }

  @Test("The picture of the view follows the pointer above everything, and is gone after the drag")
  func pictureFollows() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Text("Lifted").frame(width: 200, height: 100).draggable("red")
        Color.blue
      }
    }
    let before = screen.displayList()
    screen.send(.began, at: CGPoint(x: 100, y: 50))
    screen.advance(by: 0.6)
    let lifted = screen.displayList()
    #expect(lifted != before && lifted.hasPrefix(before))
    screen.send(.moved, at: CGPoint(x: 100, y: 150))
    #expect(screen.displayList() != lifted)
    if let folder = ProcessInfo.processInfo.environment["CANOPY_PICTURES"] {
      screen.advance(by: 0.3)
      try screen.image(scale: 2).png.write(to: URL(filePath: "\(folder)/drag.png"))
    }
    screen.send(.ended, at: CGPoint(x: 100, y: 150))
    screen.advance(by: 0.1)
    #expect(screen.displayList() != before)
    screen.settle()
    #expect(screen.displayList() == before)
  }

  @Test("A preview of its own is drawn as it is in the environment of the view")
  func customPreview() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Text("Lifted").draggable("red") { Greeting().padding(4).background(.yellow) }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    screen.send(.began, at: CGPoint(x: 100, y: 100))
    screen.advance(by: 0.6)
    #expect(screen.displayList().contains("de_DE"))
    if let folder = ProcessInfo.processInfo.environment["CANOPY_PICTURES"] {
      screen.send(.moved, at: CGPoint(x: 130, y: 160))
      try screen.image(scale: 2).png.write(to: URL(filePath: "\(folder)/drag-preview.png"))
    }
    screen.send(.cancelled, at: CGPoint(x: 100, y: 100))
    screen.settle()
    #expect(!screen.displayList().contains("de_DE"))
    #expect(screen.issues.isEmpty)
  }

  @Test("A drag near the edge of a scroll view scrolls it, until its end")
  func edgeScrolls() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 200, height: 40).draggable("\($0)") } }
      }
    }
    let first = try screen.findInTree("Row 0").frame
    screen.send(.began, at: CGPoint(x: 100, y: 20))
    screen.advance(by: 1)
    #expect(try screen.findInTree("Row 0").frame == first)
    screen.send(.moved, at: CGPoint(x: 100, y: 195))
    screen.advance(by: 0.5)
    let middle = try screen.findInTree("Row 0").frame.minY
    #expect(middle < -50)
    screen.advance(by: 5)
    #expect(try screen.findInTree("Row 19").frame.midY > 179)
    screen.send(.moved, at: CGPoint(x: 100, y: 100))
    screen.send(.ended, at: CGPoint(x: 100, y: 100))
    screen.settle()
    #expect(screen.isUntouched)
  }
}

private struct Leaving: View {
  let log: ActionLog
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      if isShown { Color.red.draggable("red") } else { Text("Gone").frame(maxHeight: .infinity) }
      Color.blue.dropDestination(for: String.self) { values, _ in
        log.add("\(values)")
        return true
      } isTargeted: {
        if $0 { isShown = false }
      }
    }
  }
}

private struct Greeting: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: locale.identifier) }
}
