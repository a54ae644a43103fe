import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Elements and their relatives: groups are invisible, wrappers stand around one element.
@MainActor @Suite struct ElementGroupTests {
  private var elements: ElementTree { ViewRuntime.elements }
  private let model = Model()

  private func parent(_ element: TestElement) -> ElementIndex {
    var parent = elements[element.index].parent
    while elements[parent].kind == .group || elements[parent].kind == .wrapper { parent = elements[parent].parent }
    return parent
  }

  private func texts(of parent: ElementIndex, on screen: TestScreen) -> [String] {
    var texts: [String] = []
    elements.forEachChild(of: parent) {
      texts.append(TestElement(screen: screen, index: elements.subject(of: $0)).text ?? "?")
    }
    return texts
  }

  @Test func membersOfNestedGroupsCountAsChildrenOfTheContainer() throws {
    let screen = TestScreen {
      VStack {
        Text("a")
        Group {
          Group { if model.isOn { Text("b") } }
          ForEach(0..<2, id: \.self) { Text("row \($0)") }
        }
        EmptyView()
        Text("z")
      }
    }
    let stack = parent(try screen.find("a"))
    #expect(texts(of: stack, on: screen) == ["a", "b", "row 0", "row 1", "z"])
    #expect(parent(try screen.find("row 1")) == stack)
  }

  @Test func theOrderFollowsTheViews() throws {
    let screen = TestScreen { Rows(model: model) }
    let stack = parent(try screen.find("first"))
    for rows in [[3, 2, 1], [5], [], [1, 2, 3, 4]] {
      model.rows = rows
      screen.update()
      #expect(texts(of: stack, on: screen) == ["first"] + rows.map { "row \($0)" } + ["last"])
    }
  }

  @Test func anInsertedViewStandsWhereItIsWritten() throws {
    let screen = TestScreen { Between(model: model) }
    let stack = parent(try screen.find("first"))
    #expect(texts(of: stack, on: screen) == ["first", "middle", "last"])
    model.isOn = false
    screen.update()
    #expect(texts(of: stack, on: screen) == ["first", "last"])
    model.isOn = true
    screen.update()
    #expect(texts(of: stack, on: screen) == ["first", "middle", "last"])
  }

  @Test func allElementsLeadToTheRoot() throws {
    let screen = TestScreen { Between(model: model) }
    let root = elements.root(of: try screen.find("first").index)
    #expect(elements[root].kind == .root)
    #expect(elements[root].parent == 0)
    for text in screen.texts { #expect(elements.root(of: try screen.find(text).index) == root) }
  }

  @Test func theSubjectIsInsideOfAllWrappers() throws {
    let screen = TestScreen { Text("wrapped").padding(2).opacity(0.5).frame(width: 90, height: 40) }
    let text = try screen.find("wrapped").index
    #expect(elements[text].kind == .text)
    var outermost = text
    while elements[elements[outermost].parent].kind == .wrapper { outermost = elements[outermost].parent }
    #expect(outermost != text)
    #expect(elements.subject(of: outermost) == text)
    #expect(elements.wrapped(by: text) == nil)
  }

  @Test func theIndexOfARemovedElementIsUsedAgain() {
    let screen = TestScreen { Rows(model: model) }
    model.rows = []
    screen.update()
    let before = elements.live
    for _ in 0..<20 {
      model.rows = Array(0..<30)
      screen.update()
      model.rows = []
      screen.update()
    }
    #expect(elements.live == before)
  }

  // MARK: Identifiers

  private func identities(in element: ElementIndex) -> [AnyHashable] {
    var found: [AnyHashable] = []
    if let own = elements.identity(of: element) { found.append(own) }
    for child in elements.children(of: element) { found += identities(in: child) }
    return found
  }

  @Test func identifiersBelongToTheGroupsOfTheirViews() throws {
    let screen = TestScreen { VStack { Identified(model: model) } }
    let root = elements.root(of: try screen.find("named").index)
    #expect(identities(in: root) == ["name 3", AnyHashable(1)])
    model.rows = [1]
    screen.update()
    #expect(identities(in: root) == ["name 1", AnyHashable(1)])
    model.isOn = false
    screen.update()
    #expect(identities(in: root) == ["name 1"])
  }

  /// At the root of a window, several views share an element if a modifier applies to them.
  @Test func anIdentifierAtAPlaceIsFoundToo() throws {
    let screen = TestScreen {
      Group {
        Text("first")
        Text("second")
      }
      .id("both").padding(3)
    }
    let root = elements.root(of: try screen.find("first").index)
    #expect(identities(in: root) == ["both"])
  }

  @Test func aReusedIndexHasNoIdentifier() throws {
    let screen = TestScreen { VStack { Identified(model: model) } }
    let root = elements.root(of: try screen.find("named").index)
    model.isOn = false
    screen.update()
    let other = TestScreen { VStack { ForEach(0..<20, id: \.self) { Text("plain \($0)") } } }
    let otherRoot = elements.root(of: try other.find("plain 0").index)
    #expect(identities(in: otherRoot).isEmpty)
    #expect(identities(in: root) == ["name 3"])
  }
}

@Observable private final class Model {
  var isOn = true
  var rows = [1, 2, 3]
}

private struct Rows: View {
  let model: Model

  var body: some View {
    VStack {
      Text("first")
      ForEach(model.rows, id: \.self) { Text("row \($0)") }
      Text("last")
    }
  }
}

private struct Between: View {
  let model: Model

  var body: some View {
    VStack {
      Text("first")
      if model.isOn { Text("middle") }
      Text("last")
    }
  }
}

private struct Identified: View {
  let model: Model

  var body: some View {
    Text("named").id("name \(model.rows.count)")
    if model.isOn { Text("numbered").id(1) }
  }
}
