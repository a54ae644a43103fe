import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Hovering")
struct HoverTests {
  @Test("16.1 A pointer enters a view once and leaves it once")
  func entersAndLeavesOnce() throws {
    let log = ActionLog()
    let screen = TestScreen { Text("A").onHover { log.add("\($0)") } }
    try screen.find("A").hover()
    let frame = try screen.find("A").frame
    screen.moveHover(to: CGPoint(x: frame.midX + 1, y: frame.midY))
    screen.update()
    #expect(log.lines == ["true"])
    screen.moveHover(to: .zero)
    #expect(log.lines == ["true", "false"])
    screen.endHover()
    #expect(log.lines.count == 2)
  }

  @Test("A view and the views around it are hovered over together: the outermost begins, the innermost ends first")
  func nestedViewsHoverTogether() throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Inside").onHover { log.add("inside \($0)") }
        Text("Beside")
      }
      .onHover { log.add("outside \($0)") }
    }
    try screen.find("Inside").hover()
    #expect(log.lines == ["outside true", "inside true"])
    try screen.find("Beside").hover()
    #expect(log.lines == ["outside true", "inside true", "inside false"])
    screen.endHover()
    #expect(log.lines.last == "outside false")
  }

  @Test("The views of a group are hovered over one at a time")
  func membersOfAGroup() throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Group {
          Text("One")
          Text("Two")
        }
        .onHover { log.add("\($0)") }
      }
    }
    try screen.find("One").hover()
    try screen.find("Two").hover()
    #expect(log.lines == ["true", "false", "true"])
  }

  @Test("16.1 A view that leaves under a resting pointer is told that the pointer has left")
  func removedViewEnds() throws {
    let log = ActionLog()
    let screen = TestScreen { Toggled(log: log) { Text("Hovered") } }
    try screen.find("Hovered").hover()
    #expect(log.lines == ["true"])
    try screen.find("Toggle").activate()
    #expect(log.lines == ["true", "false"])
  }

  @Test("A view that comes under a resting pointer is hovered over")
  func insertedViewBegins() throws {
    let log = ActionLog()
    let screen = TestScreen { Toggled(log: log) { Text("Hovered") } }
    let place = try screen.find("Hovered").frame
    try screen.find("Toggle").activate()
    screen.moveHover(to: CGPoint(x: place.midX, y: place.midY))
    #expect(log.lines.isEmpty)
    try screen.find("Toggle").activate()
    #expect(log.lines == ["true"])
  }

  @Test("A view that scrolls away under a resting pointer is told that the pointer has left")
  func scrolledAway() throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Text("Row \(row)").frame(width: 100, height: 50).onHover { log.add("\(row) \($0)") }
          }
        }
      }
    }
    screen.moveHover(to: CGPoint(x: 50, y: 25))
    try screen.find("Row 0").scroll(by: CGSize(width: 0, height: 50))
    #expect(log.lines == ["0 true", "0 false", "1 true"])
  }

  @Test("16.1 A view that a presentation covers is told that the pointer has left, and again when that is dismissed")
  func coveredByPresentation() throws {
    let log = ActionLog()
    let screen = TestScreen { Covered(log: log) }
    try screen.find("Behind").hover()
    try screen.find("Present").activate()
    #expect(log.lines == ["true", "false"])
    try screen.find("Dismiss").activate()
    #expect(log.lines == ["true", "false", "true"])
  }

  @Test("A view in front keeps the pointer from the views behind it, unless it ignores touches")
  func frontmostView() {
    let log = ActionLog()
    func hover(allows: Bool) -> [String] {
      log.lines = []
      let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
        ZStack {
          Color.red.onHover { log.add("behind \($0)") }
          Color.blue.onHover { log.add("front \($0)") }.allowsHitTesting(allows)
        }
      }
      screen.moveHover(to: CGPoint(x: 50, y: 50))
      return log.lines
    }
    #expect(hover(allows: true) == ["front true"])
    #expect(hover(allows: false) == ["behind true"])
  }

  @Test("16.2 A pressed mouse button keeps hovering, a touch doesn't hover")
  func pressedMouseHovers() {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { Color.red.onHover { log.add("\($0)") } }
    let point = CGPoint(x: 50, y: 50)
    screen.send(.began, at: point)
    screen.send(.ended, at: point)
    #expect(log.lines.isEmpty)
    screen.moveHover(to: point)
    screen.send(.began, at: point, device: .mouse)
    screen.send(.moved, at: CGPoint(x: 60, y: 50), device: .mouse)
    screen.send(.ended, at: CGPoint(x: 60, y: 50), device: .mouse)
    #expect(log.lines == ["true"])
    screen.endHover()
    #expect(log.lines == ["true", "false"])
  }

  @Test("A continuous hover reports locations in its coordinate space, and its end")
  func continuousHover() {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.add("\(Int(point.x))") } else { log.add("ended") }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          if case .active(let point) = phase { log.add("global \(Int(point.x))") }
        }
        .padding(.leading, 20)
    }
    screen.moveHover(to: CGPoint(x: 50, y: 50))
    screen.update()
    screen.moveHover(to: CGPoint(x: 60, y: 50))
    screen.endHover()
    #expect(log.lines == ["global 50", "30", "global 60", "40", "ended"])
  }

  @Test("A resting pointer runs no bodies, and a hovered view only its own")
  func hoveringIsProportional() throws {
    let screen = TestScreen {
      VStack {
        Highlighted()
        Text("Other")
      }
    }
    screen.resetCounts()
    try screen.find("Off").hover()
    #expect(screen.bodyCount(of: Highlighted.self) == 1)
    screen.resetCounts()
    for _ in 0..<5 { screen.update() }
    #expect(screen.bodyCount(of: Highlighted.self) == 0)
    #expect(screen.texts == ["On", "Other"])
  }

  @Test("A view that moves away whenever the pointer is over it doesn't stop a frame")
  func viewThatFlees() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { Fleeing() }
    screen.moveHover(to: CGPoint(x: 50, y: 50))
    screen.advance(by: 1)
    #expect(screen.issues.isEmpty)
    screen.endHover()
    screen.advance(by: 1)
    #expect(screen.texts == ["Still"])
  }
}

private struct Toggled<Content: View>: View {
  let log: ActionLog
  @ViewBuilder let content: Content
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown { content.onHover { log.add("\($0)") } }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Covered: View {
  let log: ActionLog
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text("Behind").onHover { log.add("\($0)") }
      Button("Present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) { Button("Dismiss") { isPresented = false } }
  }
}

private struct Highlighted: View {
  @State private var isHovered = false
  var body: some View { Text(isHovered ? "On" : "Off").onHover { isHovered = $0 } }
}

private struct Fleeing: View {
  @State private var flees = false
  var body: some View {
    Text(flees ? "Flees" : "Still").offset(y: flees ? 200 : 0).onHover { flees = $0 }
  }
}
