import SwiftUI

/// Menus, and menus of views.
struct MenusPage: View {
  @State private var last = "nothing"
  @State private var isBold = false
  @State private var size = 2

  var body: some View {
    Card(title: "Menu") {
      Menu("Format", systemImage: "textformat") { items }
      Menu("Bordered") { items }.buttonStyle(.bordered)
      Menu("Without an indicator") { items }.menuIndicator(.hidden)
      Menu("Add") {
        Button("A folder") { last = "a folder" }
      } primaryAction: {
        last = "a file"
      }
      Menu("Disabled") { items }.disabled(true)
      Text("Chosen: \(last)").foregroundStyle(.secondary)
    }
    Card(title: "contextMenu") {
      Text("Hold this text, or click it with the other button")
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .contextMenu { items }
      Text("This one has a preview")
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .contextMenu {
          items
        } preview: {
          Image(systemName: "photo").font(.largeTitle).padding(40)
        }
    }
  }

  @ViewBuilder private var items: some View {
    ControlGroup {
      Button("Cut", systemImage: "scissors") { last = "cut" }
      Button("Copy", systemImage: "doc.on.doc") { last = "copy" }
      Button("Paste", systemImage: "doc.on.clipboard") { last = "paste" }
    }
    Section("Style") {
      Toggle("Bold", systemImage: "bold", isOn: $isBold)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
      .pickerStyle(.menu)
    }
    Menu("Transform") {
      Button("Upper Case") { last = "upper case" }
      Button("Lower Case") { last = "lower case" }
    }
    Button("Stay") { last = "stay" }.menuActionDismissBehavior(.disabled)
    Button("Unavailable") {}.disabled(true)
    Button("Delete", systemImage: "trash", role: .destructive) { last = "delete" }
  }
}
