import SwiftUI

/// Sheets in front of each other.
struct StackPage: View {
  var body: some View { StackLevel(level: 0) }
}

private struct StackLevel: View {
  let level: Int
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        if level > 0 { Button("Close") { dismiss() } }
        Spacer()
      }
      .overlay { Text(level == 0 ? "Window" : "Sheet \(level)").font(.headline) }
      Image(systemName: "square.stack.3d.up.fill").font(.system(size: 64)).foregroundStyle(.tint)
      if level < 3 { Button("Open \(level + 1)") { isOpen = true }.buttonStyle(.bordered) }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $isOpen) { StackLevel(level: level + 1) }
    .tint([.blue, .orange, .green, .pink][level])
  }
}
