import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The pages of navigation stacks: how they come and go, what they inherit, and what they keep.
@MainActor @Suite struct NavigationStackTests {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var isShown = false
    @Published var item: String?
    @Published var theme = "plain"
    var log: [String] = []
  }

  private struct Program: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Root(model: model).navigationDestination(for: Int.self) { Numbered(number: $0, model: model) }
      }
      .environment(\.font, model.theme == "plain" ? nil : .title)
    }
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      VStack {
        NavigationLink("one", value: 1).environment(\.lineSpacing, 7)
        NavigationLink("view") { Page(name: "view", model: model) }
        Requests(model: model)
      }
      .navigationTitle("Root")
      .onAppear { model.log.append("root appears") }
      .onDisappear { model.log.append("root disappears") }
    }
  }

  private struct Requests: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("requests")
        .navigationDestination(isPresented: $model.isShown) { Page(name: "shown", model: model) }
        .navigationDestination(item: $model.item) { Page(name: "item \($0)", model: model) }
    }
  }

  private struct Numbered: View {
    let number: Int
    let model: Model
    @State private var count = 0
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.font) private var font
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("number \(number), count \(count), spacing \(Int(spacing)), \(font == nil ? "plain" : "themed")")
        Button("count") { count += 1 }
        NavigationLink("next", value: number + 1)
        Button("leave") { dismiss() }
        if isPresented { Text("presented") }
      }
      .onAppear { model.log.append("\(number) appears") }
      .onDisappear { model.log.append("\(number) disappears") }
    }
  }

  private struct Page: View {
    let name: String
    let model: Model

    var body: some View {
      Text("page \(name)")
        .onAppear { model.log.append("\(name) appears") }
        .onDisappear { model.log.append("\(name) disappears") }
    }
  }

  private let model = Model()
  private func screen() -> TestScreen {
    TestScreen(size: CGSize(width: 400, height: 600)) { Program(model: model) }
  }

  private func shows(_ screen: TestScreen, _ text: String) -> Bool { screen.texts.contains { $0.hasPrefix(text) } }

  @Test("A link with a value adds it to the path, and going back removes it")
  func linksChangeThePath() throws {
    let screen = screen()
    try screen.find("one").tap()
    #expect(model.path == [1] && shows(screen, "number 1"))
    try screen.find("next").tap()
    #expect(model.path == [1, 2] && shows(screen, "number 2"))
    try screen.find(role: "button", name: "Back").tap()
    #expect(model.path == [1] && shows(screen, "number 1"))
    try screen.find("leave").tap()
    #expect(model.path.isEmpty && shows(screen, "one"))
  }

  @Test("The page of a path that the app sets is there in the same frame, with all pages below")
  func deepLinksTakeOneFrame() throws {
    let screen = screen()
    model.path = Array(1...20)
    screen.update()
    #expect(shows(screen, "number 20") && shows(screen, "presented"))
    screen.settle()
    for expected in (1...19).reversed() {
      try screen.find(role: "button", name: "Back").tap()
      #expect(shows(screen, "number \(expected),"))
    }
  }

  @Test("A covered page keeps its state, and has disappeared until people come back")
  func coveredPagesKeepTheirState() throws {
    let screen = screen()
    try screen.find("one").tap()
    try screen.find("count").tap()
    try screen.find("next").tap()
    try screen.find("leave").tap()
    #expect(shows(screen, "number 1, count 1"))
    #expect(
      model.log == [
        "root appears", "1 appears", "root disappears", "2 appears", "1 disappears", "1 appears", "2 disappears",
      ])
  }

  @Test("A page inherits the environment of the stack, live, and not that of the link")
  func pagesInheritFromTheStack() throws {
    let screen = screen()
    try screen.find("one").tap()
    #expect(shows(screen, "number 1, count 0, spacing 0, plain"))
    model.theme = "large"
    screen.update()
    #expect(shows(screen, "number 1, count 0, spacing 0, themed"))
  }

  @Test("A binding shows a page, and becomes false when people go back")
  func bindingsShowPages() throws {
    let screen = screen()
    model.isShown = true
    screen.settle()
    #expect(shows(screen, "page shown"))
    try screen.find(role: "button", name: "Back").tap()
    #expect(!model.isShown && shows(screen, "one"))
    model.item = "a"
    screen.settle()
    #expect(shows(screen, "page item a"))
    model.item = "b"
    screen.settle()
    #expect(shows(screen, "page item b") && model.item == "b")
    #expect(model.log.contains("item a disappears"))
    try screen.find(role: "button", name: "Back").tap()
    #expect(model.item == nil && shows(screen, "one"))
  }

  @Test("Pushing and going back run no body of the pages below")
  func coveredPagesDoNotRun() throws {
    let screen = screen()
    try screen.find("one").tap()
    screen.resetCounts()
    try screen.find("next").tap()
    #expect(screen.bodyCount(of: Root.self) == 0 && screen.bodyCount(of: Numbered.self) == 1)
    screen.resetCounts()
    try screen.find("leave").tap()
    #expect(screen.bodyCount(of: Root.self) == 0 && screen.bodyCount(of: Numbered.self) == 0)
  }

  @Test("A page that is gone is freed")
  func pagesAreFreed() throws {
    final class Held: ObservableObject {
      static nonisolated(unsafe) var count = 0
      init() { Self.count += 1 }
      deinit { Self.count -= 1 }
    }
    struct Holder: View {
      @StateObject private var held = Held()
      var body: some View { Text("holds \(ObjectIdentifier(held).hashValue == 0 ? 0 : 1)") }
    }
    let screen = TestScreen { NavigationStack { NavigationLink("go") { Holder() } } }
    for _ in 0..<3 {
      try screen.find("go").tap()
      #expect(Held.count == 1)
      try screen.find(role: "button", name: "Back").tap()
      #expect(Held.count == 0)
    }
  }

  @Test("The task of a covered page is canceled, and begins again when people come back")
  func tasksFollowTheSight() async throws {
    struct Working: View {
      let model: Model
      var body: some View {
        NavigationLink("deeper") { Text("deep") }
          .task {
            model.log.append("begins")
            try? await Task.sleep(for: .seconds(1_000_000))
            model.log.append(Task.isCancelled ? "canceled" : "ended")
          }
      }
    }
    let screen = TestScreen { NavigationStack { Working(model: model) } }
    await screen.run()
    try screen.find("deeper").tap()
    try await screen.wait { model.log == ["begins", "canceled"] }
    try screen.find(role: "button", name: "Back").tap()
    try await screen.wait { model.log == ["begins", "canceled", "begins"] }
  }

  @Test("A binding that doesn't take a value leaves the page where it is")
  func refusingBindings() throws {
    let screen = TestScreen {
      NavigationStack(path: .constant([7])) {
        NavigationLink("one", value: 1).navigationDestination(for: Int.self) { Text("fixed \($0)") }
      }
    }
    #expect(shows(screen, "fixed 7"))
    try screen.find(role: "button", name: "Back").tap()
    #expect(shows(screen, "fixed 7"))
  }

  @Test("A value without a destination, and one that the path can't contain, are reported")
  func mistakesAreReported() throws {
    let screen = TestScreen {
      NavigationStack(path: .constant([String]())) { NavigationLink("number", value: 1) }
    }
    try screen.find("number").tap()
    #expect(screen.issues.map(\.message).contains { $0.contains("can't contain a value of type Int") })
    let other = TestScreen { NavigationStack { NavigationLink("number", value: 1) } }
    try other.find("number").tap()
    #expect(other.issues.map(\.message).contains { $0.contains(".navigationDestination(for: Int.self)") })
    try other.find(role: "button", name: "Back").tap()
    #expect(shows(other, "number"))
  }

  @Test("The declaration nearest to the root counts")
  func theLowestDeclarationCounts() throws {
    let screen = TestScreen {
      NavigationStack {
        NavigationLink("one", value: 1).navigationDestination(for: Int.self) { number in
          NavigationLink("low \(number)", value: number + 1)
            .navigationDestination(for: Int.self) { Text("high \($0)") }
        }
      }
    }
    try screen.find("one").tap()
    try screen.find("low 1").tap()
    #expect(shows(screen, "low 2"))
  }

  @Test("A link in a sheet of a page doesn't change the stack behind the sheet")
  func sheetsAreOutside() throws {
    struct Sheeted: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("sheet") { isShown = true }
            .navigationDestination(for: Int.self) { Text("behind \($0)") }
            .sheet(isPresented: $isShown) { NavigationLink("lost", value: 1) }
        }
      }
    }
    let screen = TestScreen { Sheeted() }
    try screen.find("sheet").tap()
    screen.settle()
    #expect(try !screen.find("lost").isEnabled)
  }

  @Test("A destination follows what its closure reads")
  func destinationsAreLive() throws {
    struct Live: View {
      @State private var word = "first"
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              VStack {
                Text("word \(word)")
                Button("change") { word = "second" }
              }
            }
        }
      }
    }
    let screen = TestScreen { Live() }
    try screen.find("go").tap()
    try screen.find("change").tap()
    #expect(shows(screen, "word second"))
  }

  @Test("A swipe from the edge goes back, in both directions of layout")
  func swipesGoBack() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(
        size: CGSize(width: 400, height: 600), environment: { $0.layoutDirection = direction }
      ) { Program(model: model) }
      model.path = [1]
      screen.settle()
      let (start, way): (CGFloat, CGFloat) = direction == .leftToRight ? (5, 200) : (395, -200)
      let touch = screen.touch(at: CGPoint(x: start, y: 300))
      touch.move(by: CGSize(width: way / 2, height: 0))
      touch.move(by: CGSize(width: way / 2, height: 0))
      touch.lift()
      screen.settle()
      #expect(model.path.isEmpty, "\(direction)")
    }
  }

  @Test("A covered page that changes is updated, isn't drawn, and is shown as it is when people come back")
  func coveredPagesAreUpdated() throws {
    struct Counted: View {
      @ObservedObject var model: Model
      let number: Int
      var body: some View {
        VStack {
          Text("page \(number) \(model.theme)").zIndex(1)
          Text("below")
          Button("change \(number)") { withAnimation(.linear(duration: 1)) { model.theme += "!" } }
          NavigationLink("deeper \(number)", value: number + 1)
        }
      }
    }
    struct Program: View {
      let model: Model
      var body: some View {
        NavigationStack {
          Counted(model: model, number: 0).navigationDestination(for: Int.self) { Counted(model: model, number: $0) }
        }
      }
    }
    let screen = TestScreen { Program(model: model) }
    for number in 0..<3 { try screen.find("deeper \(number)").tap() }
    screen.resetCounts()
    try screen.find("change 3").tap()
    #expect(screen.bodyCount(of: Counted.self) == 4)
    #expect(screen.displayList().components(separatedBy: "plain!").count == 2)
    for number in (0..<3).reversed() {
      try screen.find(role: "button", name: "Back").tap()
      screen.settle()
      #expect(shows(screen, "page \(number) plain!"))
    }
  }
}
