import CanopyCore
import CanopyDisplay
import CanopyDrawing
import CanopyLayout
import SwiftUI
import Testing

/// Only what is near what is visible of scrolled content is drawn.
@MainActor @Suite struct SightTests {
  @Observable fileprivate final class Model {
    var name = "last"
    var offset = 0.0
  }

  private struct Content: View {
    let model: Model
    let count: Int

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            HStack(spacing: 0) {
              Color.blue.frame(width: 10, height: 10)
              Text(row == count - 1 ? model.name : "row")
            }
            .frame(width: 100, height: 20)
            .background(.quaternary)
            .offset(y: row == count - 1 ? model.offset : 0)
          }
        }
      }
    }
  }

  private func tree(_ view: some View) -> ViewTree {
    ViewTree(
      view, environment: EnvironmentValues(), context: TreeContext(textEngine: FixedTextEngine.shared),
      size: CGSize(width: 100, height: 100))
  }

  /// Returns the texts of a display list, and how many elements were drawn to make it.
  private func display(_ tree: ViewTree) -> (texts: [String], drawn: Int) {
    let before = DrawingCounters.elements
    let list = tree.displayList(scale: 1)
    return (texts(in: list.items), DrawingCounters.elements - before)
  }

  private func texts(in items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text): [text.request.string]
      case .group(let group): texts(in: group.list.items)
      case .fill, .image: []
      }
    }
  }

  private func scroll(_ tree: ViewTree, by distance: CGFloat) {
    var element = tree.element
    while ViewRuntime.elements[element].firstChild != 0 { element = ViewRuntime.elements[element].firstChild }
    LayoutNode(element).scrollContainer?.scroll(by: CGSize(width: 0, height: distance))
    ViewRuntime.update()
  }

  @Test func offscreenRowsAreNotDrawn() {
    let many = tree(Content(model: Model(), count: 1_000))
    let more = tree(Content(model: Model(), count: 4_000))
    defer {
      many.end()
      more.end()
    }
    let (texts, drawn) = display(many)
    // Five rows are visible, and as many are drawn below; half a row is at the edge.
    #expect((10...12).contains(texts.count))
    #expect(display(more).drawn == drawn)
  }

  @Test func scrollingDrawsRowsNearTheVisibleArea() {
    let tree = tree(Content(model: Model(), count: 100))
    defer { tree.end() }
    _ = display(tree)
    scroll(tree, by: 40)
    // What is drawn around is enough: only the scroll view and the window have other lists.
    #expect(display(tree).drawn == 2)
    scroll(tree, by: 160)
    #expect(display(tree).texts.count >= 15)
    scroll(tree, by: 10_000)
    #expect(display(tree).texts.last == "last")
  }

  @Test func changedOffscreenRowIsNotDrawn() {
    let model = Model()
    let tree = tree(Content(model: model, count: 100))
    defer { tree.end() }
    _ = display(tree)
    model.name = "other"
    ViewRuntime.update()
    let (texts, drawn) = display(tree)
    #expect(!texts.contains("other"))
    // The scroll view and the window.
    #expect(drawn == 2)
  }

  @Test func rowOffsetIntoTheVisibleAreaIsDrawn() {
    let model = Model()
    let tree = tree(Content(model: model, count: 100))
    defer { tree.end() }
    #expect(!display(tree).texts.contains("last"))
    model.offset = -99 * 20
    ViewRuntime.update()
    #expect(display(tree).texts.contains("last"))
    model.offset = 0
    ViewRuntime.update()
    #expect(!display(tree).texts.contains("last"))
  }

  /// What was scrolled was moved, and not drawn again: what changes in it has to be looked for where it is now.
  @Test func rowsChangedAfterScrollingAreDrawn() {
    defer { Sight.margin = 1 }
    let model = Model()
    let tree = tree(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text("\(row) \(model.name)").frame(width: 100, height: 20)
          }
        }
      })
    defer { tree.end() }
    _ = display(tree)
    scroll(tree, by: 80)
    _ = display(tree)
    Sight.margin = 0
    model.name = "new"
    ViewRuntime.update()
    let texts = display(tree).texts
    for row in 4...8 { #expect(texts.contains("\(row) new")) }
  }

  @Test func rotatedContentIsDrawnEntirely() {
    let tree = tree(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("row \($0)").frame(width: 100, height: 20) }
        }
        .rotationEffect(.degrees(1))
      })
    defer { tree.end() }
    #expect(display(tree).texts.count == 100)
  }

  @Test func offscreenRowIsDrawnIfItsShadowIsVisible() {
    let tree = tree(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 500)
          Text("far").shadow(radius: 0, y: -450)
          Text("out of sight").shadow(radius: 1)
        }
      })
    defer { tree.end() }
    #expect(display(tree).texts == ["far"])
  }
}
