import SwiftUI

struct Badge: View {
  let name: String
  let color: Color

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.fill").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(name).font(.title3.bold())
        Text("Speaker").foregroundStyle(.secondary)
      }
    }
    .padding()
    .background(
      color.gradient.opacity(0.3), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// Returns a badge as the body of an HTTP response.
@MainActor func badge(for name: String, in language: String) -> Data? {
  let renderer = ImageRenderer(
    content: Badge(name: name, color: .orange)
      .environment(\.locale, Locale(identifier: language))
      .environment(\.colorScheme, .dark))
  renderer.scale = 2
  return renderer.pngData
}
