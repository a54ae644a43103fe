import SwiftUI

/// Creates stacks, links, columns, toolbars and searches in every way that public code does, in old and new spellings.
struct EveryNavigation: View {
  var body: some View {
    VStack {
      EveryStack()
      EveryEarlierLink()
      EveryColumn()
      EveryToolbar()
      EverySearch()
    }
  }
}

private struct Trail: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
}

private enum Route: Hashable {
  case list
  case trail(Trail)
}

private struct EveryStack: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var isShown = false
  @State private var trail: Trail?
  @State private var name = "Edited title"

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Value", value: 1)
        NavigationLink("Optional value", value: trail)
        NavigationLink(value: Route.list) { Label("Route", systemImage: "map") }
        NavigationLink("Destination") { Text("Page") }
        NavigationLink {
          Text("Page")
        } label: {
          Text("Label")
        }
      }
      .navigationTitle("Stack")
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .list: Text("List")
        case .trail(let trail): Text(trail.name)
        }
      }
      .navigationDestination(isPresented: $isShown) { Text("Shown") }
      .navigationDestination(isPresented: $isShown, destination: { Text("Shown") })
      .navigationDestination(item: $trail) { Text($0.name) }
    }
    NavigationStack(path: $path) {
      Button("Push") {
        path.append(1)
        path.append(Trail(id: 1, name: "Ridge"))
        path.removeLast()
        path.removeLast(path.count)
        path = NavigationPath([1, 2])
        path = NavigationPath()
      }
      .navigationTitle($name)
      .navigationSubtitle("Subtitle")
      .navigationBarTitleDisplayMode(.large)
    }
    NavigationStack(path: $routes) {
      Text("Routes").navigationTitle(Text("Text title")).toolbarTitleDisplayMode(.inline)
    }
    NavigationStack { Text("String").navigationTitle(String("Text")).navigationBarBackButtonHidden() }
  }
}

private struct EveryEarlierLink: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: Text("Page")) { Text("Earlier") }
        NavigationLink("Title", destination: Text("Page"))
        NavigationLink(destination: Text("Page"), isActive: $isActive) { Text("Active") }
        NavigationLink("Active", destination: Text("Page"), isActive: $isActive)
        NavigationLink("Active", isActive: $isActive) { Text("Page") }
        NavigationLink(isActive: $isActive) {
          Text("Page")
        } label: {
          EmptyView()
        }
        NavigationLink(destination: Text("Page"), tag: 1, selection: $selection) { Text("Tag") }
        NavigationLink("Tag", destination: Text("Page"), tag: 2, selection: $selection)
        NavigationLink("Tag", tag: 3, selection: $selection) { Text("Page") }
        NavigationLink(tag: 4, selection: $selection) {
          Text("Page")
        } label: {
          Text("Tag")
        }
      }
      .navigationBarTitle("Earlier title")
      .navigationBarItems(leading: Button("Leading") {}, trailing: Button("Trailing") {})
    }
    .navigationViewStyle(StackNavigationViewStyle())
    NavigationView {
      Text("Content")
        .navigationBarTitle(Text("Text"), displayMode: .inline)
        .navigationBarItems(trailing: EditButton())
        .navigationBarItems(leading: Text("Leading"))
    }
    .navigationViewStyle(.stack)
    NavigationView { Text("Hidden").navigationBarTitle("", displayMode: .inline).navigationBarHidden(true) }
      .navigationViewStyle(DefaultNavigationViewStyle())
    NavigationView {
      Text("Sidebar")
      Text("Detail")
    }
    .navigationViewStyle(.columns)
  }
}

private struct EveryColumn: View {
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var selection: Trail.ID?
  private let trails = [Trail(id: 1, name: "Ridge"), Trail(id: 2, name: "Shore")]

  var body: some View {
    NavigationSplitView {
      List(trails, selection: $selection) { Text($0.name) }.navigationSplitViewColumnWidth(
        min: 150, ideal: 200, max: 300)
    } detail: {
      Text("Two columns")
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar").navigationSplitViewColumnWidth(200).toolbar(removing: .sidebarToggle)
    } content: {
      Text("Content")
    } detail: {
      Text("Three columns")
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Preferred")
    }
    NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: $column) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Both")
    }
    .navigationSplitViewStyle(.automatic)
  }
}

private struct EditingTools: ToolbarContent {
  @Binding var isBold: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
    ToolbarItemGroup { if isEnabled { Button("Undo", systemImage: "arrow.uturn.backward") {} } }
  }
}

private struct EveryToolbar: View {
  @State private var isBold = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Items")
        .navigationTitle("Toolbars")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Close") { dismiss() } }
          ToolbarItem(placement: .navigationBarTrailing) { Button("More", systemImage: "ellipsis") {} }
          ToolbarItem(placement: .topBarLeading) { Image(systemName: "star") }
          ToolbarItem(placement: .topBarTrailing) { Menu("Menu") { Button("One") {} } }
          ToolbarItem(placement: .principal) { Text("Principal").font(.headline) }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Second") {}
          }
          if isBold { ToolbarItem { Text("Bold") } }
        }
        .toolbar { EditingTools(isBold: $isBold) }
        .toolbar(id: "arranged") { ToolbarItem(id: "a", placement: .secondaryAction) { Button("Rare") {} } }
        .toolbar { Button("View") {} }
        .toolbar(content: { ToolbarItem { Text("Labeled") } })
        .toolbarRole(.editor)
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.yellow, for: .navigationBar, .bottomBar)
        .toolbarBackgroundVisibility(.automatic, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar(.automatic, for: .tabBar)
        .toolbarVisibility(.visible, for: .navigationBar)
    }
    NavigationStack {
      TextField("Field", text: .constant("")).toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Hide") {}
        }
      }
    }
  }
}

private struct EverySearch: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var tokens: [Trail] = []
  @State private var scope = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack { Text("Search").searchable(text: $text) }
    NavigationStack { Text("Search").searchable(text: $text, prompt: "Prompt") }
    NavigationStack { Text("Search").searchable(text: $text, prompt: Text("Prompt")) }
    NavigationStack { Text("Search").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)) }
    NavigationStack { Text("Search").searchable(text: $text, placement: .toolbar, prompt: "Prompt") }
    NavigationStack {
      Text("Search").searchable(text: $text, isPresented: $isPresented, placement: .automatic, prompt: "Prompt")
    }
    NavigationStack { Text("Search").searchable(text: $text, prompt: "Prompt") { Text("Suggestion") } }
    NavigationStack {
      Text("Search")
        .searchable(text: $text, tokens: $tokens) { Text($0.name) }
        .searchScopes($scope) { Text("All").tag(1) }
        .searchSuggestions { Text("Ridge").searchCompletion("ridge") }
        .onSubmit(of: .search) {}
    }
  }
}
