import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Containers of one's own that are made from the subviews of their content.
@MainActor @Suite struct GroupSubviewsTests {
  @Test func aContainerShowsEachSubviewWhereItWants() {
    let screen = TestScreen {
      Cards {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        if true { Text("f") }
      }
    }
    #expect(screen.texts == ["a", "|", "b", "|", "c", "|", "d", "|", "e", "|", "f"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aViewWithABodyIsAsManySubviewsAsItsBody() {
    let screen = TestScreen {
      Group(subviews: Pair()) { Text("\($0.count)") }
      Group(subviews: VStack { Pair() }) { Text("\($0.count)") }
      Group(subviews: EmptyView()) { Text("\($0.count)") }
      Group(subviews: Pair().padding()) { Text("\($0.count)") }
    }
    #expect(screen.texts == ["2", "1", "0", "2"])
  }

  @Test func subviewsAreACollection() {
    let screen = TestScreen {
      Group(subviews: ForEach(0..<5) { Text("\($0)") }) { subviews in
        if let first = subviews.first { first }
        Text("|")
        subviews.dropFirst(2)
        Text("|")
        subviews[1]
        Text("of \(subviews.count)")
      }
    }
    #expect(screen.texts == ["0", "|", "2", "3", "4", "|", "1", "of 5"])
  }

  @Test func theWholeCollectionIsAView() {
    let screen = TestScreen {
      HStack {
        Group(subviews: Pair()) { subviews in
          subviews
          Text("end")
        }
      }
    }
    #expect(screen.texts == ["one", "two", "end"])
  }

  // MARK: State

  @Test func aSubviewKeepsItsStateWhereverItIsShown() throws {
    let screen = TestScreen {
      Turning {
        Counter(name: "a"); Counter(name: "b"); Counter(name: "c")
      }
    }
    try screen.find("a 0").tap()
    try screen.find("b 0").tap()
    try screen.find("b 1").tap()
    #expect(screen.texts == ["turn", "a 1", "b 2", "c 0"])
    try screen.find("turn").tap()
    #expect(screen.texts == ["turn", "c 0", "b 2", "a 1"])
    try screen.find("a 1").tap()
    #expect(screen.texts == ["turn", "c 0", "b 2", "a 2"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aSubviewKeepsItsStateWhileItIsNotShown() throws {
    let screen = TestScreen {
      Pager {
        Counter(name: "a"); Counter(name: "b")
      }
    }
    try screen.find("a 0").tap()
    #expect(screen.texts == ["next", "a 1"])
    try screen.find("next").tap()
    #expect(screen.texts == ["next", "b 0"])
    try screen.find("next").tap()
    #expect(screen.texts == ["next", "a 1"])
  }

  @Test func aChangeInsideASubviewRunsNoOtherBody() throws {
    let screen = TestScreen {
      Cards {
        Counter(name: "a"); Counter(name: "b")
      }
    }
    screen.resetCounts()
    try screen.find("a 0").tap()
    #expect(screen.texts == ["a 1", "|", "b 0"])
    #expect(screen.bodyCount(of: Counter.self) == 1)
    #expect(screen.bodyCount(of: Cards<TupleView<(Counter, Counter)>>.self) == 0)
  }

  // MARK: Changes

  @Test func subviewsThatComeAndGoAreFollowed() throws {
    let screen = TestScreen { Growing() }
    #expect(screen.texts == ["add", "remove first", "turn", "0"])
    try screen.find("add").tap()
    try screen.find("add").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "0", "|", "1", "|", "2"])
    try screen.find("remove first").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "1", "|", "2"])
    try screen.find("turn").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "2", "|", "1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func whatChangesInsideTheContentAloneIsFollowed() throws {
    let screen = TestScreen {
      Cards {
        Unfolding(); Text("z")
      }
    }
    #expect(screen.texts == ["unfold", "|", "z"])
    try screen.find("unfold").tap()
    #expect(screen.texts == ["unfold", "|", "more", "|", "z"])
    try screen.find("unfold").tap()
    #expect(screen.texts == ["unfold", "|", "z"])
  }

  @Test func theTransformFollowsWhatItReads() throws {
    let screen = TestScreen {
      Limited {
        Text("a"); Text("b"); Text("c")
      }
    }
    #expect(screen.texts == ["more", "a", "+2"])
    try screen.find("more").tap()
    #expect(screen.texts == ["more", "a", "b", "+1"])
  }

  @Test func identifiersPersistWhenTheOrderChanges() throws {
    let log = IDLog()
    let screen = TestScreen { Growing(log: log) }
    try screen.find("add").tap()
    let before = log.ids
    try screen.find("turn").tap()
    #expect(before.count == 2)
    #expect(log.ids == before.reversed())
  }

  @Test func aContainerThatLeavesTakesItsSubviewsAlong() throws {
    let live = { ViewRuntime.elements.live }
    let screen = TestScreen {
      Toggling {
        Cards {
          Counter(name: "a"); Text("b")
        }
      }
    }
    try screen.find("toggle").tap()
    let empty = live()
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "a 0", "|", "b"])
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle"])
    #expect(live() == empty)
  }

  // MARK: Environment

  @Test func aSubviewSeesTheEnvironmentOfItsPlace() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a"); VStack { Level() }
        }
      ) { subview in
        subview.environment(\.level, 3).font(.title)
      }
    }
    #expect(screen.texts == ["a", "3"])
    #expect(font("a", on: screen) == .title)
    #expect(font("3", on: screen) == .title)
  }

  @Test func whatIsSetInTheContentComesFirst() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a").font(.caption); Text("b").padding()
        }.lineLimit(2)
      ) { subview in
        subview.font(.title).lineLimit(5)
      }
    }
    #expect(font("a", on: screen) == .caption)
    #expect(font("b", on: screen) == .title)
    #expect(screen.findAll("b").first?.environment.lineLimit == 2)
  }

  @Test func bodiesOfTheContentSeeTheEnvironmentOfTheContainer() {
    let screen = TestScreen {
      ForEach(subviews: Level()) { $0.environment(\.level, 3) }
        .environment(\.level, 1)
    }
    #expect(screen.texts == ["1"])
  }

  @Test func theEnvironmentOfThePlaceIsLive() throws {
    let screen = TestScreen { Deepening { VStack { Level() } } }
    #expect(screen.texts == ["deeper", "0"])
    try screen.find("deeper").tap()
    #expect(screen.texts == ["deeper", "1"])
    try screen.find("deeper").tap()
    #expect(screen.texts == ["deeper", "2"])
  }

  @Test func layersOfASubviewSeeTheEnvironmentOfItsPlace() {
    let screen = TestScreen {
      ForEach(subviews: Text("a").overlay { Text("b") }) { $0.font(.title) }
    }
    #expect(font("b", on: screen) == .title)
  }

  private func font(_ text: String, on screen: TestScreen) -> Font? {
    screen.findAll(text).first?.environment.font
  }

  // MARK: Layout

  @Test func aSubviewIsLaidOutAsTheViewItself() throws {
    let screen = TestScreen {
      HStack(spacing: 10) {
        ForEach(
          subviews: Group {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
            Color.blue.frame(width: 30, height: 40).accessibilityIdentifier("blue")
          }
        ) { subview in
          subview.padding(5)
        }
      }
    }
    let (red, blue) = (try screen.find(id: "red").frame, try screen.find(id: "blue").frame)
    #expect(red.size == CGSize(width: 20, height: 20))
    #expect(blue.minX - red.maxX == 20)
    #expect(red.midY == blue.midY)
  }

  @Test func spacersStretchAndPrioritiesCount() throws {
    let screen = TestScreen {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Text("a"); Spacer(); Text("b").accessibilityIdentifier("b")
          }
        ) { $0 }
      }
    }
    #expect(try screen.find(id: "b").frame.maxX == 390)
  }

  @Test func subviewsTakeTheirNewSizesWhereTheyAreShown() throws {
    let screen = TestScreen {
      Turning {
        Widening(); Text("z").accessibilityIdentifier("z")
      }
    }
    let before = try screen.find(id: "z").frame.minY
    try screen.find("grow").tap()
    #expect(try screen.find(id: "z").frame.minY == before + 50)
  }

  // MARK: Around

  @Test func whatIsAttachedToASubviewIsAttachedToTheView() {
    let log = IDLog()
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }
      ) { subview in
        subview
          .onAppear { log.lines.append("appeared") }
          .preference(key: CountKey.self, value: 1)
      }
      .onPreferenceChange(CountKey.self) { log.count = $0 }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.lines == ["appeared", "appeared"])
    #expect(log.count == 2)
  }

  @Test func preferencesOfSubviewsGoUpFromTheirPlace() {
    let log = IDLog()
    let screen = TestScreen {
      VStack {
        ForEach(
          subviews: Group {
            Text("a").preference(key: CountKey.self, value: 2)
            Text("b").preference(key: CountKey.self, value: 3)
          }
        ) { $0 }
      }
      .onPreferenceChange(CountKey.self) { log.count = $0 }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.count == 5)
  }

  @Test func containersNest() {
    let screen = TestScreen {
      Cards {
        Cards {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(screen.texts == ["a", "|", "|", "|", "b", "|", "c"])
  }

  @Test func aModifierAroundTheGroupIsForEachMember() throws {
    let screen = TestScreen {
      VStack(spacing: 0) {
        Group(subviews: Pair()) { $0 }
          .frame(height: 100)
      }
    }
    #expect(try screen.find("two").frame.minY - screen.find("one").frame.minY == 100)
  }

  @Test func lazyContainersTakeSubviews() {
    let screen = TestScreen {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<3) { Text("\($0)") }) { subview in
            subview.frame(height: 40)
          }
        }
      }
    }
    #expect(screen.texts == ["0", "1", "2"])
  }

  @Test func aSubviewInTwoPlacesIsReported() {
    let screen = TestScreen {
      Group(subviews: Text("a")) { subviews in
        VStack { subviews[0] }
        HStack { subviews[0] }
      }
    }
    #expect(screen.texts == ["a"])
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.message.contains("two places") == true)
  }
}

// MARK: Containers as people write them

private struct Cards<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview.padding(4)
          if subview.id != subviews.last?.id { Text("|") }
        }
      }
    }
  }
}

private struct Turning<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 0) {
      Button("turn") { isTurned.toggle() }
      Group(subviews: content) { subviews in
        ForEach(isTurned ? subviews.reversed() : Array(subviews)) { $0 }
      }
    }
  }
}

private struct Pager<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var page = 0

  var body: some View {
    Button("next") { page += 1 }
    Group(subviews: content) { subviews in subviews[page % subviews.count] }
  }
}

private struct Limited<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var limit = 1

  var body: some View {
    Button("more") { limit += 1 }
    Group(subviews: content) { subviews in
      subviews.prefix(limit)
      Text("+\(subviews.count - limit)")
    }
  }
}

private struct Deepening<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var level = 0

  var body: some View {
    Button("deeper") { level += 1 }
    ForEach(subviews: content) { $0.environment(\.level, level) }
  }
}

private struct Toggling<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isShown = true

  var body: some View {
    Button("toggle") { isShown.toggle() }
    if isShown { content }
  }
}

// MARK: Content

private struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Unfolding: View {
  @State private var isUnfolded = false

  var body: some View {
    Button("unfold") { isUnfolded.toggle() }
    if isUnfolded { Text("more") }
  }
}

private struct Widening: View {
  @State private var height: CGFloat = 50

  var body: some View { Button("grow") { height += 50 }.frame(height: height) }
}

private struct Growing: View {
  var log: IDLog?
  @State private var numbers = [0]
  @State private var next = 1

  var body: some View {
    Button("add") {
      numbers.append(next)
      next += 1
    }
    Button("remove first") { numbers.removeFirst() }
    Button("turn") { numbers.reverse() }
    Group(subviews: ForEach(numbers, id: \.self) { Text("\($0)") }) { subviews in
      let _ = log?.note(subviews)
      ForEach(subviews) { subview in
        subview
        if subview.id != subviews.last?.id { Text("|") }
      }
    }
  }
}

private struct Level: View {
  @Environment(\.level) private var level

  var body: some View { Text("\(level)") }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class IDLog: @unchecked Sendable {
  var ids: [Subview.ID] = []
  var lines: [String] = []
  var count = 0

  func note(_ subviews: SubviewsCollection) { ids = subviews.map(\.id) }
}
