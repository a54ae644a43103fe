import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The interface to layout, and notices about elements for the layers above.
@MainActor @Suite struct LayoutEngineTests {
  @Test func anUpdateBeforeAnyWindowEndsTheProgramWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ViewRuntime.update() }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Install a layout engine before mounting views."), "\(text.prefix(1000))")
  }

  @Test func aSecondEngineIsIgnored() {
    let screen = TestScreen { Text("laid out") }
    let engine = ViewRuntime.layout
    ViewRuntime.install(engine)
    #expect(ViewRuntime.layout === engine)
    #expect(screen.texts == ["laid out"])
  }

  // MARK: Notices

  private func noticed(_ change: () -> Void) -> (changed: Set<ElementIndex>, left: Set<ElementIndex>) {
    let before = ElementChanges.observer
    defer { ElementChanges.observer = before }
    let notes = Notes()
    ElementChanges.observer = { element, isLeaving in
      if isLeaving { notes.left.insert(element) } else { notes.changed.insert(element) }
    }
    change()
    return (notes.changed, notes.left)
  }

  @Test func aChangedTextIsNoticed() throws {
    let model = Model()
    let screen = TestScreen { Page(model: model) }
    let (changing, constant) = (try screen.find("number 0").index, try screen.find("constant").index)
    let (changed, left) = noticed {
      model.number = 1
      screen.update()
    }
    #expect(changed.contains(changing) && !changed.contains(constant))
    #expect(left.isEmpty)
  }

  @Test func aRemovedElementIsNoticedAsLeaving() throws {
    let model = Model()
    let screen = TestScreen { Page(model: model) }
    let guest = try screen.find("guest").index
    let (_, left) = noticed {
      model.isShown = false
      screen.update()
    }
    #expect(left.contains(guest))
  }

  @Test func aMovedElementIsNoticed() throws {
    let model = Model()
    let screen = TestScreen { Page(model: model) }
    let constant = try screen.find("constant").index
    let (changed, _) = noticed {
      model.isShown = false
      screen.update()
    }
    #expect(changed.contains(constant), "it moves up")
  }

  @Test func nothingIsNoticedWithoutAChange() {
    let screen = TestScreen { Page(model: Model()) }
    let (changed, left) = noticed { screen.update() }
    #expect(changed.isEmpty && left.isEmpty)
  }

  // MARK: Motion

  @Test func movingIsUndoneAtItsEnd() {
    #expect(LookChanges.moving { LookChanges.moving { "inner" } } == "inner")
    let before = LookChanges.observer
    defer { LookChanges.observer = before }
    let recorder = Recorder()
    let model = Model()
    let screen = TestScreen { Page(model: model) }
    _ = screen.displayList()
    LookChanges.observer = recorder
    withAnimation { model.number = 5 }
    ViewRuntime.update()
    #expect(recorder.count > 0, "changes in an animated update are announced")
    let count = recorder.count
    LookChanges.followed += 1
    defer { LookChanges.followed -= 1 }
    LookChanges.moving { ViewRuntime.elements.needsDrawing(screen.tree.element) }
    #expect(recorder.count == count, "changes by a running animation aren't")
    ViewRuntime.elements.needsDrawing(screen.tree.element)
    #expect(recorder.count == count + 1, "other changes end it")
  }
}

@MainActor private final class Notes {
  var changed: Set<ElementIndex> = []
  var left: Set<ElementIndex> = []
}

@MainActor private final class Recorder: LookObserver {
  private(set) var count = 0
  let isBehind = false

  func willDrawAgain(_ element: ElementIndex) { count += 1 }
  func catchUp() {}
}

@Observable private final class Model {
  var number = 0
  var isShown = true
}

private struct Page: View {
  let model: Model

  var body: some View {
    VStack {
      if model.isShown { Text("guest") }
      Text("number \(model.number)").frame(width: 100, height: 20)
      Text("constant")
    }
  }
}
