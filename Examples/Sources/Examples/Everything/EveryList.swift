import SwiftUI

/// Creates lists and forms in every way that public code does, in old and new spellings.
struct EveryList: View {
  var body: some View {
    VStack {
      EveryRow()
      EveryListOfData()
      EveryForm()
    }
  }
}

private struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct EveryRow: View {
  @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Set<Int> = []

  var body: some View {
    List {
      Section("Title") { Text("Row") }
      Section(header: Text("Header")) { Text("Row") }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
      Section(footer: Text("Footer")) { Text("Row") }
      Section {
        Text("Row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        ForEach(fruits) { Text($0.name) }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        ForEach(fruits, id: \.id) { Text($0.name) }
          .onDelete(perform: delete)
          .onMove(perform: move)
      }
      .headerProminence(.increased)
      .listSectionSeparator(.hidden)
      .listSectionSeparator(.hidden, edges: .bottom)
      Group {
        Text("Row").listRowInsets(EdgeInsets())
        Text("Row").listRowInsets(.leading, 8)
        Text("Row").listRowBackground(Color.yellow)
        Text("Row").listRowBackground(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("Row").listRowSeparator(.hidden)
        Text("Row").listRowSeparator(.hidden, edges: .top)
        Text("Row").listRowSeparatorTint(.red)
        Label("Row", systemImage: "star").listItemTint(.red)
        Label("Row", systemImage: "star").listItemTint(.monochrome)
      }
      Group {
        Text("Row").deleteDisabled(true).moveDisabled(true)
        Text("Row").selectionDisabled()
        Text("Row").badge(3)
        Text("Row").badge("New")
        Text("Row").badge(Text("New"))
        Text("Row").badge(3).badgeProminence(.increased)
        Text("Row").swipeActions { Button("Archive") {} }
        Text("Row").swipeActions(edge: .leading) { Button("Flag") {}.tint(.orange) }
        Text("Row").swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(8)
    .listSectionSpacing(.compact)
    .environment(\.defaultMinListRowHeight, 30)
    .refreshable {}
  }

  private func delete(at offsets: IndexSet) { fruits.remove(atOffsets: offsets) }
  private func move(from offsets: IndexSet, to offset: Int) { fruits.move(fromOffsets: offsets, toOffset: offset) }
}

private struct EveryListOfData: View {
  @State private var fruits = [Fruit(id: 1, name: "Apple")]
  @State private var one: Int?
  @State private var required = 1
  @State private var many: Set<Int> = []
  private let names = ["Apple", "Pear"]

  var body: some View {
    List(fruits) { Text($0.name) }.listStyle(PlainListStyle())
    List(names, id: \.self) { Text($0) }.listStyle(GroupedListStyle())
    List(0..<3) { Text("\($0)") }.listStyle(InsetGroupedListStyle())
    List($fruits) { $fruit in TextField("Name", text: $fruit.name) }.listStyle(.sidebar)
    List(fruits, selection: $one) { Text($0.name) }.listStyle(SidebarListStyle())
    List(fruits, selection: $many) { Text($0.name) }.listStyle(.inset)
    List(names, id: \.self, selection: .constant("Apple" as String?)) { Text($0) }.listStyle(.grouped)
    List(selection: $one) { ForEach(fruits) { Text($0.name) } }.listStyle(.plain)
    List(selection: $required) { Text("One").tag(1) }.listStyle(.bordered)
    List(selection: $many) { ForEach(fruits) { Text($0.name).tag($0.id) } }
      .listStyle(.inset(alternatesRowBackgrounds: true))
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Delete \(ids.count)") {}
      } primaryAction: { _ in
      }
  }
}

private struct EveryForm: View {
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
      LabeledContent("Version", value: "1.0")
    }
    Form { Text("Grouped") }.formStyle(.grouped)
    Form { Text("Columns") }.formStyle(.columns)
    Form { Text("Automatic") }.formStyle(AutomaticFormStyle())
  }
}
