import CanopyTesting
import SwiftUI
import Testing

/// Pages together with what else is on the screen: alerts, menus, lists that are edited, and searches around stacks.
@MainActor @Suite struct NavigationNeighborsTests {
  private struct Page: View {
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("ask") { asks = true }
        .alert("Sure?", isPresented: $asks) { Button("Leave") { dismiss() } }
    }
  }

  @Test("A button of an alert can remove the page that presents the alert")
  func alertsRemoveTheirPage() throws {
    let screen = TestScreen { NavigationStack { NavigationLink("go") { Page() } } }
    try screen.find("go").tap()
    try screen.find("ask").tap()
    try screen.find("Leave").tap()
    screen.settle()
    #expect(screen.texts.contains("go") && !screen.texts.contains("Sure?"))
  }

  private struct Edited: View {
    @State private var selection: Set<String> = []
    let selects: Bool

    var body: some View {
      NavigationStack {
        list
          .toolbar { EditButton() }
          .navigationDestination(for: String.self) { Text("page \($0)") }
          .navigationTitle("\(selection.count) selected")
      }
    }

    @ViewBuilder private var list: some View {
      if selects { List(selection: $selection) { rows } } else { List { rows } }
    }

    private var rows: some View { ForEach(["a", "b"], id: \.self) { NavigationLink("row \($0)", value: $0) } }
  }

  @Test("While people edit a list, its links select their row or do nothing")
  func editedListsDoNotNavigate() throws {
    for selects in [true, false] {
      let screen = TestScreen { Edited(selects: selects) }
      try screen.find("Edit").tap()
      try screen.find("row a").tap()
      #expect(!screen.texts.contains("page a"))
      #expect(screen.texts.contains(selects ? "1 selected" : "0 selected"))
      try screen.find("Done").tap()
      try screen.find("row a").tap()
      #expect(screen.texts.contains("page a"))
    }
  }

  @Test("A long title makes room for the items of its bar")
  func longTitlesAreTruncated() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        Text("x").navigationTitle("An inline title that is far too long for this bar").navigationBarTitleDisplayMode(
          .inline
        )
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit profile") {} } }
      }
    }
    screen.settle()
    #expect(try screen.find("Edit profile").frame.width > 80)
  }

  @Test("The menu of a title opens by a press of the title")
  func titleMenus() throws {
    struct Program: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("copies \(count)").navigationTitle("Doc").navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Duplicate") { count += 1 } }
        }
      }
    }
    let screen = TestScreen { Program() }
    try screen.find("Doc").tap()
    screen.settle()
    try screen.find("Duplicate").tap()
    screen.settle()
    #expect(screen.texts.contains("copies 1"))
  }

  @Test("A link in a menu goes to its page")
  func linksInMenus() throws {
    let screen = TestScreen {
      NavigationStack {
        Menu("menu") { NavigationLink("one", value: 1) }.navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    try screen.find("menu").tap()
    screen.settle()
    try screen.find("one").tap()
    screen.settle()
    #expect(screen.texts.contains("page 1"))
  }

  private struct Around: View {
    @State private var text = ""
    let isSplit: Bool

    var body: some View {
      if isSplit {
        NavigationSplitView {
          results.navigationTitle("Side")
        } detail: {
          Text("detail")
        }
        .searchable(text: $text)
      } else {
        NavigationStack { results.navigationTitle("Inner") }.searchable(text: $text)
      }
    }

    private var results: some View { List { Text("found “\(text)”") } }
  }

  @Test("A search around a stack or columns is in a bar of theirs")
  func searchesAroundStacks() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      for isSplit in [false, true] {
        let screen = TestScreen(
          size: CGSize(width: isSplit ? 900 : 390, height: 600),
          environment: {
            $0.interfaceIdiom = idiom
            $0.horizontalSizeClass = isSplit ? .regular : .compact
          }
        ) { Around(isSplit: isSplit) }
        screen.settle()
        let field = try screen.find(role: "search field", name: "Search")
        #expect(idiom == .phone ? field.frame.minY > 500 : field.frame.maxY < 52, "\(field.frame)")
        try field.type("x")
        #expect(screen.texts.contains("found “x”"))
      }
    }
  }

  private struct Collapsed: View {
    @State var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $selection) { Text("row \($0)") }.navigationTitle(
          "selected \(selection ?? "-")")
      } detail: {
        VStack {
          Text("detail \(selection ?? "-")")
          Button("deselect") { selection = nil }
        }
      }
    }
  }

  @Test("Where there is room for one column, the selection decides which one is shown")
  func selectionsOfCollapsedColumns() throws {
    func screen(_ selection: String?) -> TestScreen {
      TestScreen(environment: { $0.horizontalSizeClass = .compact }) { Collapsed(selection: selection) }
    }
    let empty = screen(nil)
    #expect(empty.texts.contains("row a"))
    try empty.find("row a").tap()
    #expect(empty.texts.contains("detail a"))
    try empty.find(role: "button", name: "Back").tap()
    empty.settle()
    #expect(empty.texts.contains("selected -"))
    try empty.find("row a").tap()
    try empty.find("deselect").tap()
    empty.settle()
    #expect(empty.texts.contains("row a"))
    #expect(screen("b").texts.contains("detail b"))
  }

  @Test("A picker of the style navigationLink shows its options on a page, and goes back after a choice")
  func pickersOnPages() throws {
    struct Program: View {
      @State private var size = 1
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.navigationLink)
          }
          .navigationTitle("Settings")
        }
      }
    }
    let screen = TestScreen { Program() }
    #expect(screen.texts.contains("Small") && !screen.texts.contains("Large"))
    try screen.find("Size").tap()
    screen.settle()
    try screen.find("Large").tap()
    screen.settle()
    #expect(screen.texts.contains("Large") && !screen.texts.contains("Small") && screen.texts.contains("Settings"))
  }
}
