import SwiftUI

// Dialogs as apps write them. Each program asks when its button Ask is pressed.

struct BackgroundProgram: View {
  @State private var isAsking = false
  @State private var color = Color.gray

  var body: some View {
    color.frame(width: 200, height: 200)
      .overlay { Button("Ask") { isAsking = true }.foregroundStyle(.white) }
      .confirmationDialog("Change background", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Red") { color = .red }
        Button("Green") { color = .green }
        Button("Blue") { color = .blue }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Select a new color.")
      }
  }
}

struct TrashProgram: View {
  @State private var isAsking = false
  @State private var count = 3

  var body: some View {
    VStack {
      Text("\(count) items")
      Button("Ask", role: .destructive) { isAsking = true }
        .confirmationDialog("Empty the trash?", isPresented: $isAsking) {
          Button("Empty Trash", role: .destructive) { count = 0 }
        }
    }
  }
}

struct PhotoProgram: View {
  @State private var isAsking = false
  @State private var source = "-"

  var body: some View {
    VStack {
      Text(source)
      Button("Ask") { isAsking = true }
    }
    .actionSheet(isPresented: $isAsking) {
      ActionSheet(
        title: Text("Add Photo"), message: Text("Choose where the photo comes from."),
        buttons: [
          .default(Text("Take Photo")) { source = "camera" },
          .default(Text("Choose from Library")) { source = "library" },
          .destructive(Text("Remove Photo")) { source = "none" }, .cancel(),
        ])
    }
  }
}

struct LabelsProgram: View {
  @State private var isAsking = false
  @State private var wantsMore = true

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Share", isPresented: $isAsking) {
        Button("Copy Link", systemImage: "link") {}
        Button {
        } label: {
          Label("Send by Mail", systemImage: "envelope")
        }
        .buttonStyle(.borderedProminent)
        if wantsMore {
          Button("Export as PDF") {}.disabled(true)
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        Button("Close", role: .cancel) {}
      }
  }
}

struct ManyChoicesProgram: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Country", isPresented: $isAsking, titleVisibility: .visible) {
        ForEach(1..<31) { number in Button("Country \(number)") {} }
      }
  }
}
