import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Which tab is selected, and what becomes of the others.
@MainActor @Suite struct TabViewTests {
  private enum Place: Hashable { case mail, people, settings }

  @MainActor private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  /// The content of a tab, which counts.
  private struct Page: View {
    let name: String
    var log: Log?
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log?.entries.append("+\(name)") }
        .onDisappear { log?.entries.append("-\(name)") }
    }
  }

  private struct Places: View {
    @Binding var selection: Place
    var log: Log?

    var body: some View {
      TabView(selection: $selection) {
        Tab("Mail", systemImage: "envelope", value: .mail) { Page(name: "mail", log: log) }
        Tab("People", systemImage: "person", value: .people) { Page(name: "people", log: log) }
        Tab("Settings", systemImage: "gear", value: .settings) { Page(name: "settings", log: log) }
      }
    }
  }

  /// A value that a program and a tab view share.
  @MainActor @Observable final class Model<Value> {
    var value: Value
    /// The values that the tab view has set.
    @ObservationIgnored var written: [Value] = []
    @ObservationIgnored var accepts: (Value) -> Bool = { _ in true }

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding {
        self.value
      } set: { new in
        self.written.append(new)
        if self.accepts(new) { self.value = new }
      }
    }
  }

  /// A view that is updated when what its closure reads changes.
  private struct Program<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func run(@ViewBuilder _ content: @escaping () -> some View) -> TestScreen {
    TestScreen { Program(content: content) }
  }

  private func press(_ tab: String, in screen: TestScreen) throws { try screen.find(role: "tab", name: tab).tap() }

  // MARK: Contents

  @Test func contentIsCreatedWhenItsTabIsFirstSelected() throws {
    let model = Model(Place.mail)
    let screen = TestScreen { Places(selection: model.binding) }
    #expect(screen.bodyCount(of: Page.self) == 1)
    try press("People", in: screen)
    #expect(screen.bodyCount(of: Page.self) == 2)
    try press("Mail", in: screen)
    #expect(screen.bodyCount(of: Page.self) == 2)
    #expect(screen.texts.first == "mail 0")
  }

  @Test func aTabItemIsLazyToo() throws {
    let screen = TestScreen {
      TabView {
        Page(name: "a").tabItem { Label("A", systemImage: "star") }
        Page(name: "b").tabItem { Label("B", systemImage: "heart") }
      }
    }
    #expect(screen.bodyCount(of: Page.self) == 1)
    try press("B", in: screen)
    #expect(screen.texts.first == "b 0")
    #expect(screen.bodyCount(of: Page.self) == 2)
  }

  @Test func stateIsKeptWhileAnotherTabIsSelected() throws {
    let model = Model(Place.mail)
    let screen = TestScreen { Places(selection: model.binding) }
    try screen.find("mail 0").tap()
    try press("Settings", in: screen)
    try screen.find("settings 0").tap()
    try press("Mail", in: screen)
    #expect(screen.texts.first == "mail 1")
    model.value = .settings
    screen.update()
    #expect(screen.texts.first == "settings 1")
  }

  @Test func contentAppearsWhileItsTabIsSelected() throws {
    let (model, log) = (Model(Place.mail), Log())
    let screen = TestScreen { Places(selection: model.binding, log: log) }
    #expect(log.take() == ["+mail"])
    try press("People", in: screen)
    #expect(log.take().sorted() == ["+people", "-mail"])
    try press("Mail", in: screen)
    #expect(log.take().sorted() == ["+mail", "-people"])
    try press("Mail", in: screen)
    #expect(log.take() == [])
  }

  @Test func tasksEndWhenAnotherTabIsSelected() async throws {
    let log = Log()
    let screen = TestScreen {
      TabView {
        Text("a").tabItem { Text("A") }
          .task {
            log.entries.append("begin")
            try? await Task.sleep(for: .seconds(1_000_000))
            log.entries.append("end")
          }
        Text("b").tabItem { Text("B") }
      }
    }
    await screen.run()
    #expect(log.take() == ["begin"])
    try press("B", in: screen)
    await screen.run()
    #expect(log.take() == ["end"])
  }

  @Test func pressingATabRunsNoBodyOfOtherContents() throws {
    let model = Model(Place.mail)
    let screen = TestScreen { Places(selection: model.binding) }
    for tab in ["People", "Settings", "Mail"] { try press(tab, in: screen) }
    screen.resetCounts()
    for tab in ["People", "Settings", "Mail"] { try press(tab, in: screen) }
    #expect(screen.bodyCount(of: Page.self) == 0)
  }

  @Test func contentInheritsTheEnvironmentOfTheTabView() throws {
    struct Shown: View {
      @Environment(\.locale) private var locale
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var showsSections
      var body: some View { Text("\(locale.identifier) \(placement == .bottomBar) \(showsSections)") }
    }
    let screen = TestScreen {
      TabView { Shown().tabItem { Text("A") } }.environment(\.locale, Locale(identifier: "de"))
    }
    #expect(screen.texts.first == "de true false")
  }

  @Test func aTabItemOutsideOfATabViewChangesNothing() {
    let screen = TestScreen { Page(name: "a").tabItem { Text("A") } }
    #expect(screen.texts == ["a 0"])
  }

  // MARK: Selection

  @Test func theSelectionFollowsPeopleAndTheProgram() throws {
    let model = Model(Place.people)
    let screen = TestScreen { Places(selection: model.binding) }
    #expect(screen.texts.first == "people 0")
    try press("Settings", in: screen)
    #expect(model.value == .settings)
    #expect(screen.texts.first == "settings 0")
    model.value = .mail
    screen.update()
    #expect(screen.texts.first == "mail 0")
    #expect(try screen.find(role: "tab", name: "Mail").traits.contains("isSelected"))
    #expect(try !screen.find(role: "tab", name: "Settings").traits.contains("isSelected"))
  }

  @Test func aSelectionThatRefusesStaysPut() throws {
    let model = Model(Place.mail)
    model.accepts = { $0 != .people }
    let screen = TestScreen { Places(selection: model.binding) }
    try press("People", in: screen)
    #expect(model.written == [.people])
    #expect(screen.texts.first == "mail 0")
    #expect(try screen.find(role: "tab", name: "Mail").traits.contains("isSelected"))
    try press("Settings", in: screen)
    #expect(screen.texts.first == "settings 0")
  }

  @Test func aPressOfTheSelectedTabSetsTheSelectionAgain() throws {
    let model = Model(Place.mail)
    let screen = TestScreen { Places(selection: model.binding) }
    try press("Mail", in: screen)
    #expect(model.written == [.mail])
  }

  @Test func aSelectionWithoutATabKeepsTheTabAndIsReported() throws {
    let model = Model("b")
    let screen = run {
      TabView(selection: model.binding) {
        Text("first").tabItem { Text("A") }.tag("a")
        Text("second").tabItem { Text("B") }.tag("b")
      }
    }
    model.value = "none"
    screen.update()
    #expect(screen.texts.first == "second")
    #expect(screen.issues.contains { $0.message.contains("no tab has that value") })
    #expect(model.value == "none")
  }

  @Test func aSelectionWithoutATabShowsTheFirstOneAtFirst() {
    let screen = TestScreen {
      TabView(selection: .constant("none")) {
        Text("first").tabItem { Text("A") }.tag("a")
        Text("second").tabItem { Text("B") }.tag("b")
      }
    }
    #expect(screen.texts.first == "first")
  }

  @Test func optionalSelectionsSelectTabs() throws {
    let model = Model(Place?.none)
    let screen = TestScreen {
      TabView(selection: model.binding) {
        Tab("Mail", systemImage: "envelope", value: Place.mail) { Text("mail") }
        Tab("People", systemImage: "person", value: Place.people) { Text("people") }
      }
    }
    #expect(screen.texts.first == "mail")
    #expect(screen.issues.isEmpty)
    try press("People", in: screen)
    #expect(model.value == .people)
    let classic = Model(Place?.some(.people))
    let other = TestScreen {
      TabView(selection: classic.binding) {
        Text("mail").tabItem { Text("Mail") }.tag(Place.mail)
        Text("people").tabItem { Text("People") }.tag(Place.people)
      }
    }
    #expect(other.texts.first == "people")
  }

  @Test func aTabWithoutATagHasItsPosition() throws {
    let model = Model(1)
    let screen = TestScreen {
      TabView(selection: model.binding) {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
        Text("third").tabItem { Text("C") }
      }
    }
    #expect(screen.texts.first == "second")
    try press("C", in: screen)
    #expect(model.value == 2)
    #expect(screen.texts.first == "third")
  }

  @Test func aTabWithoutAValueCanBePressed() throws {
    let model = Model("a")
    let screen = TestScreen {
      TabView(selection: model.binding) {
        Text("first").tabItem { Text("A") }.tag("a")
        Text("second").tabItem { Text("B") }
      }
    }
    try press("B", in: screen)
    #expect(screen.texts.first == "second")
    #expect(model.written == [])
    try press("A", in: screen)
    #expect(screen.texts.first == "first")
  }

  @Test func aTagInsideTheTabItemIsFoundBeforeTheContentIsCreated() throws {
    let model = Model("b")
    let screen = TestScreen {
      TabView(selection: model.binding) {
        Page(name: "a").tag("a").tabItem { Text("A") }
        Page(name: "b").tag("b").badge(2).tabItem { Text("B") }
      }
    }
    #expect(screen.texts.first == "b 0")
    #expect(screen.bodyCount(of: Page.self) == 1)
    #expect(try screen.find(role: "tab", name: "B").value == "2, 2 of 2")
    try press("A", in: screen)
    #expect(model.value == "a")
  }

  // MARK: Forms

  private struct CustomTabs: TabContent {
    @Environment(\.locale) private var locale

    var body: some TabContent<Int> {
      Tab("\(locale.identifier)", systemImage: "star", value: 10) { Text("ten") }
      Tab("Other", systemImage: "star", value: 11) { Text("eleven") }
    }
  }

  @Test func tabsAreWrittenInManyWays() throws {
    let selection = Binding.constant(7)
    let title = "S"
    let screen = TestScreen {
      TabView(selection: selection) {
        Tab("A", systemImage: "star", value: 0) { Text("0") }
        Tab(title, systemImage: "star", value: 1, role: .search) { Text("1") }
        Tab("C", image: "missing", value: 2) { Text("2") }
        Tab(value: 3) { Text("3") }
        Tab(value: 4, role: .search) { Text("4") }
        Tab(value: 5) {
          Text("5")
        } label: {
          Text("F")
        }
        TabSection("Section") {
          Tab(value: 6, role: .search) {
            Text("6")
          } label: {
            Label("G", systemImage: "star")
          }
          Tab("H", systemImage: "star", value: 7) { Text("7") }
        }
        TabSection {
          Tab("I", systemImage: "star", value: 8) { Text("8") }
        } header: {
          Text("Header")
        }
        Group { Tab("J", systemImage: "star", value: 9) { Text("9") } }
        CustomTabs()
        AnyTabContent(Tab("K", systemImage: "star", value: 12) { Text("12") })
        ForEach(13..<15) { number in Tab("\(number)", systemImage: "star", value: number) { Text("\(number)") } }
      }
      .tabViewStyle(.tabBarOnly)
    }
    #expect(screen.texts.contains("7"))
    let valueless = TestScreen {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab(role: .search) { Text("b") }
        Tab {
          Text("c")
        } label: {
          Text("C")
        }
        Tab("D", image: "missing") { Text("d") }
      }
    }
    #expect(valueless.texts.contains("a"))
    try valueless.find(role: "tab", name: "Search").tap()
    #expect(valueless.texts.contains("b"))
  }
}
