import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// A change draws only those elements again that may look different.
@MainActor @Suite struct DrawnElementsTests {
  private let model = Model()

  /// The number of elements that a change of the model or of the environment draws again.
  private func drawn(_ screen: TestScreen, after change: () -> Void) -> Int {
    _ = screen.displayList()
    DrawingCounters.elements = 0
    change()
    screen.update()
    _ = screen.displayList()
    return DrawingCounters.elements
  }

  private func root(_ screen: TestScreen) throws -> ElementIndex { screen.tree.element }

  // MARK: Marks

  @Test func aTreeLooksDifferentUntilItIsDrawn() throws {
    let screen = TestScreen { Label(model: model) }
    let root = try root(screen)
    _ = screen.displayList()
    #expect(!ViewRuntime.elements.looksDifferent(root))
    model.number = 1
    ViewRuntime.update()
    #expect(ViewRuntime.elements.looksDifferent(root))
    _ = screen.displayList()
    #expect(!ViewRuntime.elements.looksDifferent(root))
  }

  @Test func anUnknownElementLooksDifferent() {
    #expect(ViewRuntime.elements.looksDifferent(4_000_000))
  }

  @Test func theOnlyElementToVisitIsTakenAlone() throws {
    let screen = TestScreen { Label(model: model) }
    _ = screen.displayList()
    let (elements, root) = (ViewRuntime.elements, try root(screen))
    #expect(elements.takeOnlyElementToVisit(in: root) == 0)
    elements.needsDrawing(try screen.find("number 0").index)
    let only = elements.takeOnlyElementToVisit(in: root)
    #expect(only != 0 && elements.root(of: only) == root)
    #expect(elements.takeElementsToVisit(in: root).isEmpty)
  }

  @Test func anElementIsVisitedOnceHoweverOftenItChanges() throws {
    let screen = TestScreen {
      VStack {
        Text("a")
        Text("b")
      }
    }
    _ = screen.displayList()
    let elements = ViewRuntime.elements
    let (a, b) = (try screen.find("a").index, try screen.find("b").index)
    for element in [a, b, a, b] { elements.needsDrawing(element) }
    #expect(elements.takeElementsToVisit(in: elements[a].parent).sorted() == [a, b].sorted())
    elements.needsDrawing(elements[a].parent)
    _ = screen.displayList()
  }

  // MARK: Changes

  @Test func anUpdateWithoutChangesDrawsNothing() {
    let screen = TestScreen { Page(model: model) }
    #expect(drawn(screen) {} == 0)
  }

  @Test func aValueThatNothingReadsDrawsNothing() {
    let screen = TestScreen { Page(model: model) }
    #expect(drawn(screen) { screen.environment.unreadByDrawings = 5 } == 0)
  }

  @Test func aValueOfTheEnvironmentDrawsTheElementsThatReadIt() {
    let screen = TestScreen {
      VStack {
        Rectangle().fill(Pulse()).frame(width: 10, height: 10)
        Rectangle().fill(.red).frame(width: 10, height: 10)
        Text("text")
      }
    }
    let count = drawn(screen) { screen.environment.pulseOfDrawings = 0.75 }
    #expect(count > 0 && count < 8, "\(count)")
  }

  @Test func aScopeThatSetsTheValueItselfIsNotDrawn() {
    let screen = TestScreen {
      Rectangle().fill(Pulse()).frame(width: 10, height: 10).environment(\.pulseOfDrawings, 0.1)
    }
    #expect(drawn(screen) { screen.environment.pulseOfDrawings = 0.75 } == 0)
  }

  @Test func theColorSchemeReachesTheSemanticColors() {
    let screen = TestScreen { Text("text").background(.background) }
    let light = screen.displayList()
    let count = drawn(screen) { screen.environment.colorScheme = .dark }
    #expect(count > 0)
    #expect(screen.displayList() != light)
  }

  @Test func aRemovedElementIsNotDrawnForItsFormerScope() {
    let screen = TestScreen { Disappearing(model: model) }
    _ = screen.displayList()
    model.isOn = false
    screen.update()
    #expect(drawn(screen) { screen.environment.pulseOfDrawings = 0.5 } == 0)
    model.isOn = true
    screen.update()
    #expect(drawn(screen) { screen.environment.pulseOfDrawings = 0.6 } > 0)
  }

  // MARK: Reads of drawing code

  @Test func aCanvasStopsFollowingWhatItNoLongerReads() {
    let screen = TestScreen { Painting(model: model) }
    #expect(drawn(screen) { model.number = 1 } > 0)
    #expect(drawn(screen) { model.isOn = false } > 0)
    #expect(drawn(screen) { model.number = 2 } == 0)
    #expect(drawn(screen) { model.isOn = true } > 0)
    #expect(drawn(screen) { model.number = 3 } > 0)
  }

  @Test func eachCanvasFollowsItsOwnReads() {
    let other = Model()
    let screen = TestScreen {
      Painting(model: model)
      Painting(model: other)
    }
    let one = drawn(screen) { model.number = 1 }
    let both = drawn(screen) { (model.number, other.number) = (2, 2) }
    #expect(one > 0 && both > one, "\(one), \(both)")
  }

  @Test func drawingRunsNoBody() {
    let screen = TestScreen { Painting(model: model) }
    _ = screen.displayList()
    screen.resetCounts()
    #expect(drawn(screen) { model.number = 1 } > 0)
    #expect(screen.bodyCount(of: Painting.self) == 0)
  }

  @Test func theModelOfACanvasIsReleasedWithItsScreen() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let screen = TestScreen { Painting(model: model) }
      _ = screen.displayList()
      screen.close()
    }
    ViewRuntime.update()
    #expect(gone == nil)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var pulseOfDrawings = 0.25
  @Entry fileprivate var unreadByDrawings = 0
}

private struct Pulse: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color { Color(white: environment.pulseOfDrawings) }
}

@Observable private final class Model {
  var number = 0
  var isOn = true
}

private struct Label: View {
  let model: Model
  var body: some View { Text("number \(model.number)") }
}

private struct Page: View {
  let model: Model

  var body: some View {
    VStack {
      Text("title").font(.title)
      Rectangle().fill(.blue).frame(width: 30, height: 30)
      Button("button") {}
    }
  }
}

private struct Disappearing: View {
  let model: Model

  var body: some View {
    VStack {
      if model.isOn { Rectangle().fill(Pulse()).frame(width: 10, height: 10) }
      Text("end")
    }
  }
}

private struct Painting: View {
  let model: Model

  var body: some View {
    Canvas { context, size in
      let width = model.isOn ? Double(model.number + 1) : 20
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.red))
    }
    .frame(width: 40, height: 40)
  }
}
