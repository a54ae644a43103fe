import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Rows that scroll out of view and back keep the state of each kind of content.
@MainActor @Suite struct StateKeepingTests {
  @Test func siblingsKeepTheirState() throws {
    try keeps(["a 0", "b 0", "b 1"]) {
      Counter("a")
      Counter("b")
      Counter("c")
    }
  }

  @Test func branchesKeepTheirState() throws {
    try keeps(["off", "in on 0", "after 0", "after 1"]) { Flipping() }
  }

  @Test func aRemovedBranchLosesItsState() throws {
    let screen = screen { OtherBranch(isOn: $0) }
    try screen.find("on 0").tap()
    try screen.find("after 0").tap()
    try screen.flip(away: true)
    // The view in the other branch has the same type.
    #expect(screen.texts.prefix(2) == ["off 0", "after 1"])
    try screen.flip(away: true)
    #expect(screen.texts.prefix(2) == ["on 0", "after 1"])
  }

  @Test func anAnyViewOfAnotherTypeHasNewState() throws {
    let screen = screen { isOn in isOn ? AnyView(Counter("typed")) : AnyView(OtherCounter()) }
    try screen.find("typed 0").tap()
    try screen.flip(away: true)
    #expect(screen.texts.first == "other 0")
  }

  @Test func identifiedViewsKeepTheirState() throws {
    try keeps(["id 0", "identified 0"]) { Identified() }
  }

  @Test func aChangedIdentifierLosesItsState() throws {
    let screen = screen { Counter("identified").id($0) }
    try screen.find("identified 0").tap()
    try screen.flip(away: true)
    #expect(screen.texts.first == "identified 0")
  }

  @Test func nestedRowsKeepTheirState() throws {
    try keeps(["rotate", "inner 1 0", "inner 2 0", "inner 2 1"]) { InnerRows() }
  }

  @Test func nestedRowsKeepTheirStateByIdentifier() throws {
    let screen = screen { isOn in VStack { ForEach(isOn ? [1, 2, 3] : [3, 4, 1], id: \.self) { Counter("\($0)") } } }
    try screen.find("1 0").tap()
    try screen.find("2 0").tap()
    try screen.flip(away: true)
    #expect(screen.texts.prefix(3) == ["3 0", "4 0", "1 1"])
  }

  @Test func optionalViewsKeepTheirState() throws {
    try keeps(["there 0", "after 0"]) {
      if true { Counter("there") }
      Counter("after")
    }
  }

  @Test func anyViewsKeepTheirState() throws {
    try keeps(["b 0", "c 0", "c 1"]) {
      AnyView(Counter("a"))
      AnyView(Counter("b"))
      AnyView(VStack { AnyView(Counter("c")) })
    }
  }

  @Test func modifiersAndTheirContentKeepTheirState() throws {
    try keeps(["modifier 0", "content 0"]) { Counter("content").modifier(Counting()) }
  }

  @Test func viewsOfStylesKeepTheirState() throws {
    let screen = screen { _ in Button("press") {}.buttonStyle(Marking()) }
    let before = screen.texts
    try screen.goAway()
    #expect(screen.texts == before)
  }

  @Test func backgroundsAndOverlaysKeepTheirState() throws {
    try keeps(["a 0", "b 0", "b 1", "c 0", "d 0", "d 1", "e 0"]) {
      VStack {
        Counter("a").background { Counter("b") }
        Text("x").overlay { Counter("c") }
      }
      .overlay { Counter("d") }
      .overlay { Counter("e") }
    }
  }

  @Test func safeAreaInsetsKeepTheirState() throws {
    try keeps(["inset 0"]) { Text("x").safeAreaInset(edge: .top) { Counter("inset") } }
  }

  @Test func contentOfGeometryReadersKeepsItsState() throws {
    try keeps(["outer 0", "inner 0", "inner 1"]) {
      GeometryReader { _ in
        Counter("outer")
        GeometryReader { _ in Counter("inner") }
      }
    }
  }

  @Test func subviewsKeepTheirState() throws {
    try keeps(["b 0", "d 0"]) {
      Group(subviews: Pair("a", "b")) { subviews in ForEach(subviews) { $0 } }
      ForEach(subviews: Pair("c", "d")) { $0 }
    }
  }

  @Test func customDynamicPropertiesKeepTheirState() throws {
    try keeps(["composed 0"]) { Composed() }
  }

  @Test func namespacesStayTheSame() throws {
    let screen = screen { _ in Named() }
    let before = screen.texts
    try screen.goAway()
    #expect(screen.texts == before)
  }

  @Test func sectionsAndPreferenceBackgroundsKeepTheirState() throws {
    try keeps(["header 0", "content 0", "behind 0"]) {
      Section {
        Counter("content")
      } header: {
        Counter("header").backgroundPreferenceValue(NumberKey.self) { _ in Counter("behind") }
      }
    }
  }

  /// Taps the buttons of a row, and checks that the row is the same after it scrolls out of view and back.
  private func keeps(_ taps: [String], @ViewBuilder _ row: @escaping () -> some View) throws {
    let screen = screen { _ in row() }
    for text in taps { try screen.find(text).activate() }
    let before = screen.texts
    try screen.goAway()
    #expect(screen.texts == before)
    #expect(screen.issues.isEmpty)
  }

  private func screen(@ViewBuilder _ row: @escaping (Bool) -> some View) -> TestScreen {
    let row: (Bool) -> AnyView = { AnyView(row($0)) }
    return layOut(width: 300, height: 300) { Screen(row: row) }
  }
}

/// A long list that begins with the tested row.
private struct Screen: View {
  let row: (Bool) -> AnyView
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { number in
            if number == 0 {
              VStack(spacing: 0) { row(isOn) }.frame(height: 260)
            } else {
              Text(verbatim: "row \(number)").frame(height: 260)
            }
          }
        }
      }
      .id(frame: "scroll")
      .frame(height: 260)
      Button("flip") { isOn.toggle() }
    }
  }
}

extension TestScreen {
  /// Scrolls the first row out of view and back.
  fileprivate func goAway() throws { try flip(away: false) }

  fileprivate func flip(away isFlipped: Bool) throws {
    try scroll(20_000)
    #expect(!textsInTree.contains("row 1"))
    if isFlipped { try find("flip").tap() }
    try scroll(-30_000)
    #expect(textsInTree.contains("row 1"))
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct OtherCounter: View {
  @State private var count = 0
  var body: some View { Button("other \(count)") { count += 1 } }
}

private struct Pair: View {
  let (first, second): (String, String)

  init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }

  var body: some View {
    Counter(first)
    Counter(second)
  }
}

private struct Flipping: View {
  @State private var isOn = false

  var body: some View {
    Button(isOn ? "on" : "off") { isOn.toggle() }
    if isOn { Counter("in on") } else { Counter("in off") }
    Counter("after")
  }
}

private struct OtherBranch: View {
  let isOn: Bool

  var body: some View {
    if isOn { Counter("on") } else { Counter("off") }
    Counter("after")
  }
}

private struct Identified: View {
  @State private var id = 0

  var body: some View {
    Button("id \(id)") { id += 1 }
    Counter("identified").id(id)
  }
}

private struct InnerRows: View {
  @State private var ids = [3, 1, 2]

  var body: some View {
    Button("rotate") { ids.append(ids.removeFirst()) }
    ForEach(ids, id: \.self) { Counter("inner \($0)") }
  }
}

private struct Counting: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("modifier \(count)") { count += 1 }
      content
    }
  }
}

private struct Marking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Mark()
    }
  }

  struct Mark: View {
    @State private var id = UUID()
    var body: some View { Text(verbatim: "\(id)") }
  }
}

private struct Composed: View {
  private let counted = Counted()
  var body: some View { Button("composed \(counted.count)") { counted.count += 1 } }

  struct Counted: DynamicProperty {
    @State private var value = 0
    var count: Int {
      get { value }
      nonmutating set { value = newValue }
    }
  }
}

private struct Named: View {
  @Namespace private var namespace
  var body: some View { Text(verbatim: "\(namespace.hashValue)") }
}

private enum NumberKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
