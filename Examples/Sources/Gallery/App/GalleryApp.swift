import SwiftUI

struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryWindow() }
      .defaultSize(width: 1080, height: 760)
      .commands { GalleryCommands() }
  }
}

/// The commands of the gallery: its pages, and those of the window in front.
struct GalleryCommands: Commands {
  @FocusedBinding(\.page) private var page: String?
  @FocusedBinding(\.isExplaining) private var isExplaining: Bool?

  var body: some Commands {
    CommandMenu("Pages") {
      ForEach(Array(Page.drawn.enumerated()), id: \.offset) { index, item in
        Button(item.title) { page = item.name }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
          .disabled(page == nil)
      }
      Divider()
      ForEach(Page.presentations) { item in Button(item.title) { page = item.name }.disabled(page == nil) }
    }
    CommandMenu("Explain") {
      Button("Explain What Is Clicked") { isExplaining?.toggle() }
        .keyboardShortcut("e")
        .disabled(isExplaining == nil)
    }
  }
}

extension FocusedValues {
  @Entry var page: Binding<String>?
  @Entry var isExplaining: Binding<Bool>?
}
