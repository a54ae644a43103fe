import SwiftUI

/// A popover that is dark, whatever its window is.
struct PopoverPage: View {
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Reading").font(.title2.bold())
      Text("The popover has a color scheme of its own. What presents it keeps that of the window.")
        .foregroundStyle(.secondary)
      Button("Text size", systemImage: "textformat.size") { isShown = true }
        .buttonStyle(.bordered)
        .popover(isPresented: $isShown) {
          ReadingOptions()
            .preferredColorScheme(.dark)
            .presentationCompactAdaptation(.popover)
        }
      Spacer()
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct ReadingOptions: View {
  @State private var size = 0.4
  @State private var isSerif = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Text size").font(.headline)
      HStack {
        Text("A").font(.caption).foregroundStyle(.secondary)
        Slider(value: $size, in: 0...1) { Text("Text size") }
        Text("A").font(.title3).foregroundStyle(.secondary)
      }
      Divider()
      Toggle("Serifs", isOn: $isSerif)
    }
    .padding(16)
    .frame(width: 260)
  }
}
