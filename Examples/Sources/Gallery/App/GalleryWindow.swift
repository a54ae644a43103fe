import SwiftUI

/// A window of the gallery: the list of pages, a page, and what it is shown with.
struct GalleryWindow: View {
  @SceneStorage("page") private var pageName = "sheet"
  @State private var look = Look()
  @State private var isExplaining = false
  @State private var explanation: String?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var page: Page {
    (Page.presentations + Page.lists + Page.controls + Page.drawn).first { $0.name == pageName } ?? Page.motion
  }

  var body: some View {
    layout {
      Sidebar(selection: $pageName, title: page.title, isCompact: sizeClass == .compact)
      Divider()
      VStack(spacing: 0) {
        LookBar(look: $look, isExplaining: $isExplaining, isCompact: sizeClass == .compact)
        Divider()
        shownPage
          .modifier(look)
          .onExplain(isEnabled: isExplaining) { explanation = $0.description }
        if isExplaining { ExplanationPanel(text: explanation) }
      }
    }
    .preferredColorScheme(look.scheme)
    .focusedSceneValue(\.page, $pageName)
    .focusedSceneValue(\.isExplaining, $isExplaining)
    .onChange(of: isExplaining) { explanation = nil }
  }

  private var layout: AnyLayout {
    sizeClass == .compact ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
  }

  @ViewBuilder private var shownPage: some View {
    if (Page.presentations + Page.lists).contains(where: { $0.id == page.id }) {
      // A window may be smaller than a page wants to be.
      page.content
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: sizeClass == .compact ? .top : .center
        )
        .clipped()
        .id(page.id)
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(page.title).font(.title2.bold())
          page.content
        }
        .padding(20)
        .frame(maxWidth: 560, alignment: .leading)
        .frame(maxWidth: .infinity)
      }
      .id(page.id)
    }
  }
}

/// The list of pages: a column, or the title of the page in a narrow window, which opens the list.
private struct Sidebar: View {
  @Binding var selection: String
  let title: LocalizedStringKey
  let isCompact: Bool
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 0) {
      if isCompact {
        Button {
          isOpen.toggle()
        } label: {
          Label(title, systemImage: isOpen ? "chevron.up" : "chevron.down")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityHint("Shows the list of pages")
      }
      if !isCompact || isOpen { list }
    }
    .frame(width: isCompact ? nil : 280)
    .background(.quaternary.opacity(0.3))
    .onChange(of: selection) { isOpen = false }
  }

  private var list: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        heading("Presentations")
        section(Page.presentations)
        heading("Controls").padding(.top, 12)
        section(Page.controls)
        section(Page.lists)
        heading("Pages").padding(.top, 12)
        section(Page.drawn)
      }
      .padding(12)
    }
    .frame(maxHeight: isCompact ? 300 : nil)
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title).font(.caption.bold()).foregroundStyle(.secondary).padding(.horizontal, 8)
      .accessibilityAddTraits(.isHeader)
  }

  private func section(_ pages: [Page]) -> some View {
    ForEach(pages) { page in
      Button {
        selection = page.name
      } label: {
        Label(page.title, systemImage: page.symbol)
          .padding(.horizontal, 8)
          .padding(.vertical, 6)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(
            selection == page.name ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear),
            in: .rect(cornerRadius: 8)
          )
          .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(selection == page.name ? .isSelected : [])
    }
  }
}

/// The last explanation.
private struct ExplanationPanel: View {
  let text: String?

  var body: some View {
    Divider()
    ScrollView {
      Text(verbatim: text ?? "Click something on the page.")
        .font(.footnote.monospaced())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
    }
    .frame(height: 220)
    .background(.quaternary.opacity(0.3))
  }
}
