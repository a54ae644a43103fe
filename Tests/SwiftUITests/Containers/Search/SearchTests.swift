import CanopyTesting
import SwiftUI
import Testing

/// Searching in a page: the field, suggestions, scopes and tokens.
@MainActor @Suite struct SearchTests {
  private struct Fruits: View {
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""
    @State private var scope = "all"
    @State private var submissions = 0

    var body: some View {
      NavigationStack {
        Results(text: text, scope: scope, submissions: submissions)
          .navigationTitle("Fruits")
          .searchable(text: $text, placement: placement, prompt: "Find fruit")
          .searchSuggestions { if text.isEmpty { Text("Apple?").searchCompletion("apple") } }
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Red").tag("red")
          }
          .onSubmit(of: .search) { submissions += 1 }
      }
    }
  }

  private struct Results: View {
    let text: String
    let scope: String
    let submissions: Int
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      List {
        Text(verbatim: "\(isSearching ? "searching" : "idle") “\(text)” in \(scope), \(submissions)")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  private func field(_ screen: TestScreen) throws -> TestElement {
    try screen.find(role: "search field", name: "Find fruit")
  }

  private func screen(_ idiom: InterfaceIdiom = .phone, _ placement: SearchFieldPlacement = .automatic) -> TestScreen {
    TestScreen(size: CGSize(width: 320, height: 480), environment: { $0.interfaceIdiom = idiom }) {
      Fruits(placement: placement)
    }
  }

  @Test("People type, submit and end a search, in both idioms and all placements")
  func searching() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      for placement in [SearchFieldPlacement.automatic, .navigationBarDrawer(displayMode: .always), .sidebar] {
        let screen = screen(idiom, placement)
        #expect(screen.texts.contains("idle “” in all, 0"))
        try field(screen).type("fig")
        #expect(screen.texts.contains("searching “fig” in all, 0"))
        screen.press(.return)
        #expect(screen.texts.contains("searching “fig” in all, 1"))
        try screen.find("Red").tap()
        #expect(screen.texts.contains("searching “fig” in red, 1"))
        try screen.find("Stop").tap()
        #expect(screen.texts.contains("idle “” in red, 1"))
      }
    }
  }

  @Test("A suggestion replaces the text and submits the search")
  func suggestions() throws {
    let screen = screen()
    #expect(!screen.texts.contains("Apple?"))
    try field(screen).tap()
    screen.settle()
    try screen.find("Apple?").tap()
    #expect(screen.texts.contains("searching “apple” in all, 1") && !screen.texts.contains("Apple?"))
  }

  @Test("Escape and the cancel button end a search")
  func canceling() throws {
    let screen = screen()
    try field(screen).type("x")
    screen.press(.escape)
    screen.settle()
    #expect(screen.texts.contains("idle “” in all, 0"))
    try field(screen).type("x")
    try screen.find(role: "button", name: "Cancel").tap()
    #expect(screen.texts.contains("idle “” in all, 0"))
  }

  @Test("On the phone, the field is 28 points in, 46 high and 29 above the bottom, and content loses 76")
  func figures() throws {
    struct Content: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Color.gray.accessibilityElement().accessibilityIdentifier("content").searchable(text: $text)
        }
      }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480), environment: { $0.displayScale = 2 }) { Content() }
    screen.settle()
    #expect(try screen.find(id: "content").frame.maxY == 404)
    let text = try screen.find(role: "search field", name: "Search").frame
    #expect(text.midY == 428)
  }

  @Test("A binding starts a search")
  func presenting() throws {
    struct Program: View {
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Button(isPresented ? "searching" : "start") { isPresented = true }
            .searchable(text: $text, isPresented: $isPresented, prompt: Text("Find"))
        }
      }
    }
    let screen = TestScreen { Program() }
    try screen.find("start").tap()
    screen.settle()
    #expect(screen.texts.contains("searching"))
    #expect(try screen.find(role: "search field", name: "Find").isFocused)
    screen.press(.escape)
    screen.settle()
    #expect(screen.texts.contains("start"))
  }

  @Test("Backspace at the start of the text removes the last token")
  func tokens() throws {
    struct Token: Identifiable { let id: String }
    struct Program: View {
      @State private var text = ""
      @State private var tokens = [Token(id: "red"), Token(id: "round")]
      var body: some View {
        NavigationStack { Text("\(tokens.count) tokens").searchable(text: $text, tokens: $tokens) { Text($0.id) } }
      }
    }
    let screen = TestScreen { Program() }
    try screen.find(role: "search field", name: "Search").tap()
    screen.settle()
    #expect(screen.texts.contains("round"))
    screen.press(.delete)
    screen.settle()
    #expect(screen.texts.contains("1 tokens") && !screen.texts.contains("round"))
  }

  @Test("A view that says that there are no results knows the text")
  func noResults() throws {
    struct Program: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { ContentUnavailableView.search.searchable(text: $text) }
      }
    }
    let screen = TestScreen { Program() }
    try screen.find(role: "search field", name: "Search").type("plum")
    #expect(screen.texts.contains("No Results for “plum”"))
  }
}
