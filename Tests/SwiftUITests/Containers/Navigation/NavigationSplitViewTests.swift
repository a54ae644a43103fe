import CanopyTesting
import SwiftUI
import Testing

/// Columns beside each other, and one above the other where there is no room.
@MainActor @Suite struct NavigationSplitViewTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { NavigationLink($0, value: $0) }
          .navigationTitle("Folders")
      } detail: {
        NavigationStack {
          if let folder {
            Folder(name: folder)
          } else {
            Text("Choose a folder")
          }
        }
      }
    }
  }

  private struct Folder: View {
    let name: String
    @State private var count = 0

    var body: some View {
      List {
        NavigationLink("\(name) letter") { Text("text of the letter") }
        Button("count \(count)") { count += 1 }
      }
      .navigationTitle(name)
    }
  }

  private func screen(_ sizeClass: UserInterfaceSizeClass, _ idiom: InterfaceIdiom = .phone) -> TestScreen {
    TestScreen(
      size: CGSize(width: sizeClass == .compact ? 400 : 1000, height: 600),
      environment: {
        $0.horizontalSizeClass = sizeClass
        $0.interfaceIdiom = idiom
      }
    ) { Mail() }
  }

  @Test("The selection of the sidebar decides what the other column shows")
  func columnsBesideEachOther() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      let screen = screen(.regular, idiom)
      #expect(screen.texts.contains("Choose a folder") && screen.texts.contains("Inbox"))
      try screen.find("Sent").tap()
      #expect(screen.texts.contains("Sent letter") && screen.texts.contains("Inbox"))
      #expect(try screen.find("Sent letter").frame.minX > screen.find("Inbox").frame.maxX)
      try screen.find("Sent letter").tap()
      #expect(screen.texts.contains("text of the letter") && screen.texts.contains("Inbox"))
      try screen.find(role: "button", name: "Back").tap()
      #expect(screen.texts.contains("Sent letter"))
    }
  }

  @Test("A button hides the sidebar and shows it again")
  func theSidebarIsToggled() throws {
    let screen = screen(.regular, .desktop)
    try screen.find(role: "button", name: "Toggle Sidebar").tap()
    screen.settle()
    #expect(!screen.texts.contains("Inbox"))
    try screen.find(role: "button", name: "Toggle Sidebar").tap()
    screen.settle()
    #expect(screen.texts.contains("Inbox"))
  }

  @Test("Where there is no room, people go from column to column and back")
  func columnsAboveEachOther() throws {
    let screen = screen(.compact)
    #expect(screen.texts.contains("Inbox") && !screen.texts.contains("Choose a folder"))
    try screen.find("Inbox").tap()
    #expect(screen.texts.contains("Inbox letter") && !screen.texts.contains("Folders"))
    try screen.find("Inbox letter").tap()
    #expect(screen.texts.contains("text of the letter"))
    try screen.find(role: "button", name: "Back").tap()
    try screen.find(role: "button", name: "Back").tap()
    #expect(screen.texts.contains("Folders"))
  }

  @Test("Columns keep their state when the room for them goes and comes")
  func statesSurviveCollapsing() throws {
    struct Resized: View {
      @State private var isNarrow = false
      var body: some View {
        Mail().environment(\.horizontalSizeClass, isNarrow ? .compact : .regular)
          .toolbarRole(.automatic)
          .overlay(alignment: .bottom) { Button("resize") { isNarrow.toggle() } }
      }
    }
    let screen = TestScreen(size: CGSize(width: 1000, height: 600)) { Resized() }
    try screen.find("Inbox").tap()
    try screen.find("count 0").tap()
    try screen.find("count 1").tap()
    try screen.find("resize").tap()
    screen.settle()
    #expect(screen.texts.contains("count 2"), "\(screen.texts)")
    try screen.find("resize").tap()
    screen.settle()
    #expect(screen.texts.contains("count 2") && screen.texts.contains("Folders"))
  }

  @Test("The page of a link in the first view of a navigation view is beside it where there is room")
  func navigationViews() throws {
    struct Old: View {
      var body: some View {
        NavigationView {
          List { NavigationLink("go", destination: Text("there")) }
          Text("placeholder")
        }
      }
    }
    let wide = TestScreen(size: CGSize(width: 1000, height: 600), environment: { $0.horizontalSizeClass = .regular }) {
      Old()
    }
    #expect(wide.texts.contains("placeholder"))
    try wide.find("go").tap()
    #expect(wide.texts.contains("there") && wide.texts.contains("go") && !wide.texts.contains("placeholder"))
    let narrow = TestScreen(environment: { $0.horizontalSizeClass = .compact }) { Old() }
    #expect(!narrow.texts.contains("placeholder"))
    try narrow.find("go").tap()
    #expect(narrow.texts.contains("there") && !narrow.texts.contains("go"))
  }

  @Test("A link of a collapsed sidebar selects its row and shows its page, also the second time")
  func collapsedLinksSelect() throws {
    struct Program: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $selection) { NavigationLink("row \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("page \($0), selected \(selection ?? 0)") }
        } detail: {
          Text("nothing")
        }
      }
    }
    let screen = TestScreen(environment: { $0.horizontalSizeClass = .compact }) { Program() }
    for number in [1, 2, 2] {
      try screen.find("row \(number)").tap()
      screen.settle()
      #expect(screen.texts.contains("page \(number), selected \(number)"), "\(screen.texts)")
      try screen.find(role: "button", name: "Back").tap()
      screen.settle()
      #expect(screen.texts.contains("row 1"))
    }
  }
}
