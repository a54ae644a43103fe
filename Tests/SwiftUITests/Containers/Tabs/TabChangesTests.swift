import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Tabs that come and go, and that programs and people hide.
@MainActor @Suite struct TabChangesTests {
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

  // MARK: Tabs that come and go

  @Test func theNextTabTakesThePlaceOfOneThatGoes() throws {
    let model = Model(["a", "b", "c"])
    let screen = run {
      TabView {
        ForEach(model.value, id: \.self) { name in Page(name: name).tabItem { Text(verbatim: name.uppercased()) } }
      }
    }
    try press("B", in: screen)
    model.value = ["z", "a", "b", "c"]
    screen.settle()
    #expect(screen.texts.first == "b 0")
    model.value = ["a", "z", "c"]
    screen.settle()
    #expect(screen.texts.first == "c 0")
    model.value = ["a"]
    screen.settle()
    #expect(screen.texts.first == "a 0")
    model.value = []
    screen.settle()
    #expect(screen.findAll("A").isEmpty)
  }

  @Test func tabsMayBeConditional() throws {
    let model = Model(false)
    let screen = run {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        if model.value { Tab("B", systemImage: "heart") { Text("b") } }
        if model.value {
          Tab("C", systemImage: "gear") { Text("c") }
        } else {
          Tab("D", systemImage: "gear") { Text("d") }
        }
      }
    }
    #expect(screen.texts == ["a", "A", "D"])
    model.value = true
    screen.settle()
    #expect(screen.texts == ["a", "A", "B", "C"])
  }

  @Test func hiddenTabsCanOnlyBeSelectedByTheProgram() throws {
    let model = Model("b")
    let screen = TestScreen {
      TabView(selection: model.binding) {
        Tab("A", systemImage: "star", value: "a") { Text("first") }
        Tab("B", systemImage: "heart", value: "b") { Text("second") }.hidden()
        Tab("C", systemImage: "gear", value: "c") { Text("third") }.disabled(true)
      }
    }
    #expect(screen.texts == ["second", "A", "C"])
    #expect(try screen.find(role: "tab", name: "C").value == "2 of 2")
    #expect(throws: (any Error).self) { try press("C", in: screen) }
    #expect(model.value == "b")
  }

  @Test func customizationsHideTabs() throws {
    let model = Model(TabViewCustomization())
    let screen = run {
      TabView {
        Tab("A", systemImage: "star") { Text("first") }.customizationID("a")
        Tab("B", systemImage: "heart") { Text("second") }.customizationID("b").defaultVisibility(.hidden, for: .tabBar)
        Tab("C", systemImage: "gear") { Text("third") }.tabPlacement(.sidebarOnly)
      }
      .tabViewCustomization(model.binding)
    }
    #expect(screen.texts == ["first", "A"])
    model.value[tabBarVisibility: "b"] = .visible
    model.value[tab: "a"].tabBarVisibility = .hidden
    screen.settle()
    #expect(screen.texts == ["first", "B"])
    let data = try JSONEncoder().encode(model.value)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == model.value)
    model.value.resetVisibility()
    screen.settle()
    #expect(screen.texts == ["first", "A"])
  }

  // MARK: At random

  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func selectionsAtRandomMatchAModel(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let (log, selection) = (Log(), Model(0))
    let tabs = Model(Array(0..<4))
    let screen = run {
      TabView(selection: selection.binding) {
        ForEach(tabs.value, id: \.self) { number in
          Page(name: "\(number)", log: log).tabItem { Text(verbatim: "Tab \(number)") }.tag(number)
        }
      }
    }
    var (shown, place, counts, visible) = (0, 0, [Int: Int](), Set<String>())
    func check() throws {
      for entry in log.take() {
        // Each content appears once before it disappears.
        if entry.hasPrefix("+") { #expect(visible.insert(String(entry.dropFirst())).inserted) }
        if entry.hasPrefix("-") { #expect(visible.remove(String(entry.dropFirst())) != nil) }
      }
      #expect(visible == ["\(shown)"])
      #expect(screen.texts.first == "\(shown) \(counts[shown] ?? 0)")
    }
    try check()
    for _ in 0..<60 {
      switch numbers.next(below: 5) {
      case 0:
        let tab = tabs.value[numbers.next(below: tabs.value.count)]
        try press("Tab \(tab)", in: screen)
        shown = tab
      case 1:
        let tab = tabs.value[numbers.next(below: tabs.value.count)]
        selection.value = tab
        screen.settle()
        shown = tab
      case 2:
        selection.value = -1
        screen.settle()
      case 3:
        try screen.find("\(shown) \(counts[shown] ?? 0)").tap()
        counts[shown, default: 0] += 1
      default:
        // Tabs that leave lose their states.
        let new = Array(0..<6).filter { _ in numbers.next(below: 3) > 0 }.prefix(5)
        guard !new.isEmpty else { continue }
        tabs.value = Array(new)
        screen.settle()
        counts = counts.filter { new.contains($0.key) }
        if new.contains(selection.value) {
          shown = selection.value
        } else if !new.contains(shown) {
          shown = place < new.count ? new[place] : new[0]
        }
      }
      place = try #require(tabs.value.firstIndex(of: shown))
      try check()
    }
  }
}
