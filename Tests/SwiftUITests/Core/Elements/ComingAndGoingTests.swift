import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Which views the observer of insertions and removals learns of.
@MainActor @Suite struct ComingAndGoingTests {
  private let model = Model()

  /// Performs a change in a screen, and returns what the observer learned.
  private func learned(_ content: some View, by change: () -> Void) -> [String] {
    let screen = TestScreen { content }
    return learned(on: screen, by: change)
  }

  private func learned(on screen: TestScreen, by change: () -> Void) -> [String] {
    let before = ElementGroup.observer
    let observer = Observer(screen)
    ElementGroup.observer = observer
    defer { ElementGroup.observer = before }
    change()
    ViewRuntime.update()
    return observer.lines
  }

  @Test func anInsertedBranchComes() {
    model.isOn = false
    #expect(learned(Branch(model: model)) { model.isOn = true } == ["- off", "+ on"])
  }

  @Test func theFirstViewsOfAScreenDoNotCome() {
    let before = ElementGroup.observer
    let observer = Observer(nil)
    ElementGroup.observer = observer
    let screen = TestScreen { Branch(model: model) }
    ElementGroup.observer = before
    #expect(observer.lines.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func viewsInsideARemovedContainerGoWithIt() {
    let lines = learned(Container(model: model)) { model.isOn = false }
    #expect(lines == ["- "])
  }

  @Test func eachViewOfAGroupGoes() {
    #expect(learned(Several(model: model)) { model.isOn = false } == ["- one", "- two"])
  }

  @Test func insertedAndRemovedRowsComeAndGo() {
    #expect(learned(Rows(model: model)) { model.rows = [1, 4, 3] } == ["+ 4", "- 2"])
  }

  @Test func removedRowsGoBeforeOthersChangeIfNoneComes() {
    #expect(learned(Rows(model: model)) { model.rows = [2] } == ["- 1", "- 3"])
  }

  @Test func movedRowsNeitherComeNorGo() {
    #expect(learned(Rows(model: model)) { model.rows = [3, 1, 2] } == [])
  }

  @Test func allRowsOfAClearedListGo() {
    #expect(learned(Rows(model: model)) { model.rows = [] } == ["- 1", "- 2", "- 3"])
  }

  @Test func theViewOfANewIdentifierComes() {
    #expect(learned(Identified(model: model)) { model.rows = [] } == ["- named", "+ named"])
  }

  @Test func anAnyViewOfAnotherTypeComes() {
    #expect(learned(Erased(model: model)) { model.isOn = false } == ["- text", "+ button"])
  }

  @Test func anUnchangedBranchDoesNotCome() {
    #expect(learned(Branch(model: model)) { model.number = 2 } == [])
  }

  /// Scrolling makes and removes rows, which isn't animated.
  @Test func rowsThatComeIntoViewDoNotCome() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 20) } }
      }
    }
    let first = try screen.find("row 0")
    let lines = learned(on: screen) { try? first.scroll(by: CGSize(width: 0, height: 1_000)) }
    #expect(lines == [])
    #expect(screen.texts.contains("row 51"))
  }

  @Test func withoutAnObserverNothingLeavesAtOnce() {
    let before = ElementGroup.observer
    defer { ElementGroup.observer = before }
    let screen = TestScreen { Branch(model: model) }
    ElementGroup.observer = nil
    #expect(!ElementGroup.leavesAtOnce(0))
    model.isOn = false
    screen.update()
    #expect(screen.texts == ["off"])
  }
}

@Observable private final class Model {
  var isOn = true
  var rows = [1, 2, 3]
  var number = 1
}

/// Records the texts of the views that come and go.
@MainActor private final class Observer: ComingAndGoing {
  let hasOwnAnimations = true
  private weak let screen: TestScreen?
  private(set) var lines: [String] = []

  init(_ screen: TestScreen?) { self.screen = screen }

  private func text(of element: ElementIndex) -> String {
    screen.map { TestElement(screen: $0, index: element).text ?? buttonText(element, on: $0) } ?? "?"
  }

  private func buttonText(_ element: ElementIndex, on screen: TestScreen) -> String {
    ViewRuntime.elements[element].kind == .button ? TestElement(screen: screen, index: element).name : ""
  }

  func willRemove(_ element: ElementIndex, from group: ElementIndex) { lines.append("- \(text(of: element))") }
  func didInsert(_ element: ElementIndex, in group: ElementIndex) { lines.append("+ \(text(of: element))") }
  func leavesAtOnce(_ element: ElementIndex, from group: ElementIndex) -> Bool { false }
}

private struct Branch: View {
  let model: Model
  var body: some View { if model.isOn { Text("on") } else { Text("off") } }
}

private struct Container: View {
  let model: Model
  var body: some View { if model.isOn { VStack { Text("inside") } } }
}

private struct Several: View {
  let model: Model

  var body: some View {
    if model.isOn {
      Text("one")
      Text("two")
    }
  }
}

private struct Rows: View {
  let model: Model
  var body: some View { VStack { ForEach(model.rows, id: \.self) { Text("\($0)") } } }
}

private struct Identified: View {
  let model: Model
  var body: some View { Text("named").id(model.rows.count) }
}

private struct Erased: View {
  let model: Model

  var body: some View {
    if model.isOn { AnyView(Text("text")) } else { AnyView(Text("button")) }
  }
}
