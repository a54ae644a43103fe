import CanopyCore
import CanopyPresentation
import CanopyScene
import SwiftUI
import Testing

@testable import CanopyTesting

/// What is drawn again when something changes, and what is not.
@MainActor @Suite struct RedrawingTests {
  struct PulseKey: EnvironmentKey {
    static let defaultValue = 0.25
  }

  struct Pulse: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { Color(white: environment.pulse) }
  }

  @Observable final class Model { var width = 10.0 }

  /// Runs the action of a button, and counts the elements that the next display draws.
  private func drawn(_ screen: TestScreen, after button: String) throws -> (count: Int, isOther: Bool) {
    let before = screen.displayList()
    try screen.find(button).tap()
    DrawingCounters.elements = 0
    let after = screen.displayList()
    return (DrawingCounters.elements, before != after)
  }

  @Test func anElementThatLeavesUndrawnLeavesNoMarksForTheNextWithItsIndex() throws {
    let screen = layOut { VStack { Text(verbatim: "leaf").padding(1) } }
    let elements = ViewRuntime.elements
    _ = screen.displayList()
    var path = [try screen.find("leaf").index]
    while elements[path[0]].parent != 0 { path.insert(elements[path[0]].parent, at: 0) }
    let (leaf, moved) = (path[path.count - 1], path[path.count - 2])
    // As a subview that was moved, and whose content then changes.
    elements.forgetDrawing(of: moved)
    elements.needsDrawing(leaf)
    #expect(elements.drawn(moved).pointee.flags.contains(.isToVisit))
    elements.forgetDrawing(of: moved)
    #expect(elements.drawn(moved).pointee.flags.isEmpty)
    for element in path { #expect(elements.drawn(element).pointee.firstToVisit != moved) }
  }

  @Test func textsThatMoveByAPartOfAPixelAreNotDrawnAgain() throws {
    struct Content: View {
      @State var isMoved = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Move") { isMoved.toggle() }.buttonStyle(.plain)
          Color.red.frame(height: isMoved ? 0.3 : 0)
          VStack { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").font(.system(size: 4)) } }
          Rectangle().frame(width: 5, height: 3.5)
        }
      }
    }
    let size = CGSize(width: 100, height: 200)
    let screen = TestScreen(size: size) { Content() }
    let fresh = TestScreen(size: size) { Content(isMoved: true) }
    let (count, isOther) = try drawn(screen, after: "Move")
    #expect(isOther)
    #expect(count < 8)
    #expect(screen.displayList() == fresh.displayList())
    #expect(try screen.image().png == fresh.image().png)
  }

  @Test func customStyleIsRedrawnWhenItsEnvironmentKeyChanges() throws {
    struct Content: View {
      @State private var pulse = 0.5
      var body: some View {
        VStack {
          Button("Beat") { pulse = 0.75 }
          Rectangle().fill(Pulse())
          ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)") }
        }
        .environment(\.pulse, pulse)
      }
    }
    let screen = TestScreen { Content() }
    let (count, isOther) = try drawn(screen, after: "Beat")
    #expect(isOther)
    #expect(count < 6)
  }

  @Test func canvasIsRedrawnWhenStateThatOnlyItReadsChanges() throws {
    struct Content: View {
      @State private var width = 10.0
      var body: some View {
        VStack {
          Button("Grow") { width = 20 }
          Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 5)), with: .color(.red)) }
        }
      }
    }
    let screen = TestScreen { Content() }
    #expect(try drawn(screen, after: "Grow").isOther)
  }

  @Test func canvasIsRedrawnWhenObservableObjectChanges() throws {
    struct Content: View {
      let model: Model
      var body: some View {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 5)), with: .color(.red))
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Content(model: model) }
    for width in [20.0, 30, 40] {
      let before = screen.displayList()
      model.width = width
      screen.update()
      #expect(screen.displayList() != before)
    }
  }

  @Test func hiddenTextIsUpToDateWhenShown() throws {
    struct Content: View {
      @State private var isHidden = true
      @State private var name = "old"
      var body: some View {
        VStack {
          Button("Rename") { name = "new" }
          Button("Show") { isHidden = false }
          if isHidden { Text(name).hidden() } else { Text(name) }
          Text(name).padding().opacity(isHidden ? 0 : 1)
        }
      }
    }
    let screen = TestScreen { Content() }
    #expect(!screen.displayList().contains("old"))
    try screen.find("Rename").tap()
    #expect(!screen.displayList().contains("new"))
    try screen.find("Show").tap()
    #expect(screen.displayList().components(separatedBy: "new").count == 3)
  }

  @Test func scrollingRedrawsNoRows() throws {
    let screen = TestScreen {
      ScrollView { VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)").id($0) } } }
        .accessibilityIdentifier("list")
    }
    let before = screen.displayList()
    try screen.find("Row 3").scroll(by: CGSize(width: 0, height: 33.3))
    DrawingCounters.elements = 0
    #expect(screen.displayList() != before)
    // The scroll view, and those around it that have nothing else inside.
    #expect(DrawingCounters.elements <= 3)
  }

  /// Returns how many elements are drawn when a rectangle moves by two fifths of a pixel, several times.
  private func drawnWhenMoving(width: CGFloat) -> [Int] {
    struct Content: View {
      let model: Model
      let width: CGFloat
      var body: some View { Color.blue.frame(width: width, height: 10).offset(x: model.width) }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { Content(model: model, width: width) }
    _ = screen.displayList()
    return (0..<10).map { _ in
      DrawingCounters.elements = 0
      model.width += 0.4
      screen.update()
      let kept = screen.displayList()
      let count = DrawingCounters.elements
      // Another scale draws everything again.
      _ = screen.tree.displayList(scale: 2)
      #expect(screen.displayList() == kept)
      return count
    }
  }

  @Test func shapeThatMovesByPartOfAPixelIsRedrawnOnlyIfItsEdgesMoveApart() {
    // With a width of whole pixels, both edges are rounded to the same side. Otherwise they sometimes aren't.
    let whole = drawnWhenMoving(width: 20)
    let half = drawnWhenMoving(width: 20.5)
    #expect(Set(whole).count == 1)
    #expect(half.min() == whole.min())
    #expect(half.max() == whole[0] + 1)
  }

  @Test func changedEffectsDoNotRedrawTheirContent() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Turn") { isOn.toggle() }
          VStack { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)") } }
            .rotationEffect(.degrees(isOn ? 5 : 0))
            .opacity(isOn ? 0.5 : 1)
            .offset(x: isOn ? 12 : 0)
        }
      }
    }
    let screen = TestScreen { Content() }
    let (count, isOther) = try drawn(screen, after: "Turn")
    #expect(isOther)
    #expect(count < 10)
  }
}

extension EnvironmentValues {
  fileprivate var pulse: Double {
    get { self[RedrawingTests.PulseKey.self] }
    set { self[RedrawingTests.PulseKey.self] = newValue }
  }
}
