import SwiftUI

/// An alert, an alert with a text field, alerts with other buttons, and a dialog.
struct QuestionsPage: View {
  enum Question: String, CaseIterable {
    case alert = "An alert"
    case field = "with a text field"
    case choices = "with three buttons"
    case dialog = "A dialog"
  }

  let question: Question
  @State private var isShown = true
  @State private var name = "Holidays"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Albums").font(.largeTitle.bold())
      ForEach(["Holidays", "Family", "Garden"], id: \.self) { album in
        HStack {
          RoundedRectangle(cornerRadius: 6).fill(.tint.opacity(0.3)).frame(width: 44, height: 44)
          Text(album)
          Spacer()
        }
      }
      Spacer()
    }
    .padding(20)
    .alert("Delete “Holidays”?", isPresented: shows(.alert)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its 24 photos stay in your library.")
    }
    .alert("Rename album", isPresented: shows(.field)) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Rename") {}
    } message: {
      Text("Enter a new name for this album.")
    }
    .alert("Save changes before closing?", isPresented: shows(.choices)) {
      Button("Save") {}
      Button("Don’t save", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Sort photos", isPresented: shows(.dialog), titleVisibility: .visible) {
      Button("Newest first") {}
      Button("Oldest first") {}
      Button("Remove order", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The order applies to all albums.")
    }
  }

  private func shows(_ other: Question) -> Binding<Bool> {
    Binding(get: { isShown && question == other }, set: { isShown = $0 })
  }
}
