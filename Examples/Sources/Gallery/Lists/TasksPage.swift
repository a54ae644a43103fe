import SwiftUI

/// A list of tasks in sections: they are swiped, edited, moved and selected.
struct TasksPage: View {
  @State private var today = ["Water the plants", "Write to Ada", "Buy bread"].map { ToDo($0) }
  @State private var later = ["Paint the fence", "Learn to juggle"].map { ToDo($0) }
  @State private var search = ""
  @State private var editMode = EditMode.inactive

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("Search", text: $search).textFieldStyle(.roundedBorder)
        EditButton()
      }
      .padding(12)
      List {
        ToDoSection(title: "Today", tasks: $today, search: search)
        ToDoSection(title: "Later", tasks: $later, search: search)
        Section {
          Button("Add a Task", systemImage: "plus") { later.append(ToDo("Task \(later.count + 1)")) }
        } footer: {
          Text("Swipe a task to flag or delete it.")
        }
      }
    }
    .environment(\.editMode, $editMode)
  }
}

/// A thing to do.
struct ToDo: Identifiable {
  let id = UUID()
  var name: String
  var isDone = false
  var isFlagged = false

  init(_ name: String) { self.name = name }
}

/// The tasks of a section that are found.
private struct ToDoSection: View {
  let title: LocalizedStringKey
  @Binding var tasks: [ToDo]
  let search: String

  private var found: [Binding<ToDo>] {
    search.isEmpty ? Array($tasks) : $tasks.filter { $0.wrappedValue.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    Section(title) {
      ForEach(found) { $task in ToDoRow(task: $task) }
        .onDelete { offsets in
          let ids = offsets.map { found[$0].id }
          tasks.removeAll { ids.contains($0.id) }
        }
        .onMove(perform: search.isEmpty ? { tasks.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
  }
}

private struct ToDoRow: View {
  @Binding var task: ToDo

  var body: some View {
    HStack {
      Button {
        task.isDone.toggle()
      } label: {
        Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
      }
      .accessibilityLabel(task.isDone ? "Done" : "To do")
      Text(task.name)
        .strikethrough(task.isDone)
        .foregroundStyle(task.isDone ? .secondary : .primary)
      Spacer()
      if task.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
    }
    .swipeActions(edge: .leading) {
      Button("Flag", systemImage: "flag") { task.isFlagged.toggle() }.tint(.orange)
    }
  }
}
