import SwiftUI

/// A page of the gallery.
struct Page: Identifiable {
  /// What its file is called.
  let name: String
  let title: String
  let content: AnyView

  var id: String { name }

  init(_ name: String, _ title: String, @ViewBuilder content: () -> some View) {
    self.name = name
    self.title = title
    self.content = AnyView(content())
  }

  @MainActor static let all = [
    Page("fonts", "A font reaches through stacks") { FontsPage() },
    Page("theme", "A theme, and a part with another one") { ThemePage() },
    Page("environment", "Who has set what") { EnvironmentPage() },
    Page("lines", "As many lines as allowed") { LinesPage() },
    Page("regions", "Text sizes and languages") { RegionsPage() },
    Page("drawing", "Shapes, symbols and effects") { DrawingPage() },
    motion,
  ]

  @MainActor static let motion = Page("motion", "Springs, keyframes and a throw") { MotionPage() }
}

/// A page as large as a phone, with its title.
struct PageFrame: View {
  let page: Page

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(page.title).font(.title2.bold())
      page.content
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(width: 390, height: 640, alignment: .topLeading)
    .background(.background)
  }
}

/// A part of a page on a surface of its own.
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 12))
  }
}
