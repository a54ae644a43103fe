import SwiftUI

enum MenuItem: String, CaseIterable, Identifiable {
  case inbox, drafts, archive, trash

  var id: String { rawValue }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .drafts: "doc"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}

/// A menu beside the content: people open it with a button or from the edge, and close it by a tap, a drag or Escape.
struct SideMenuContainer<Menu: View, Content: View>: View {
  @Binding var isOpen: Bool
  var width: CGFloat = 270
  @ViewBuilder let menu: Menu
  @ViewBuilder let content: Content
  @GestureState private var drag: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    ZStack(alignment: .leading) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .disabled(isOpen)
        .accessibilityHidden(isOpen)
      Color.black
        .opacity(0.4 * progress)
        .ignoresSafeArea()
        .allowsHitTesting(isOpen)
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel("Close menu")
        .accessibilityHidden(!isOpen)
        .onTapGesture(perform: close)
      menu
        .frame(width: width)
        .frame(maxHeight: .infinity, alignment: .top)
        .background(Color(.systemBackground).shadow(.drop(radius: 10 * progress)))
        .offset(x: (progress - 1) * width)
        .accessibilityHidden(!isOpen)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 10)
        .updating($drag) { value, drag, _ in
          guard isOpen || startsAtEdge(value) else { return }
          drag = direction * value.translation.width
        }
        .onEnded { value in
          guard isOpen || startsAtEdge(value) else { return }
          let end = direction * value.predictedEndTranslation.width + (isOpen ? width : 0)
          withAnimation(.spring(response: 0.35, dampingFraction: 0.9)) { isOpen = end > width / 2 }
        }
    )
    .animation(.interactiveSpring(), value: drag)
    .background {
      Button("Close", action: close).keyboardShortcut(.cancelAction).disabled(!isOpen).hidden()
    }
  }

  private var direction: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

  /// The open part of the menu, from 0 to 1.
  private var progress: CGFloat { min(max(((isOpen ? width : 0) + drag) / width, 0), 1) }

  private func startsAtEdge(_ value: DragGesture.Value) -> Bool { direction * value.translation.width > 0 }

  private func close() { withAnimation(.easeOut(duration: 0.25)) { isOpen = false } }
}

struct MailWithMenu: View {
  @State private var isMenuOpen = false
  @State private var selected = MenuItem.inbox
  @State private var unread = 4

  var body: some View {
    SideMenuContainer(isOpen: $isMenuOpen) {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(unread) unread").font(.title2.bold()).padding()
        ForEach(MenuItem.allCases) { item in
          MenuRow(item: item, isSelected: item == selected) {
            selected = item
            withAnimation(.spring()) { isMenuOpen = false }
          }
        }
      }
      .padding(.vertical)
    } content: {
      VStack(spacing: 0) {
        HStack {
          Button {
            withAnimation(.spring()) { isMenuOpen.toggle() }
          } label: {
            Image(systemName: "line.3.horizontal").imageScale(.large)
          }
          .accessibilityLabel("Menu")
          Text(selected.rawValue.capitalized).font(.headline)
          Spacer()
        }
        .padding()
        Divider()
        Spacer()
        Button("Read one") { unread -= 1 }
        Spacer()
      }
    }
  }
}

struct MenuRow: View {
  let item: MenuItem
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Label(LocalizedStringKey(item.rawValue.capitalized), systemImage: item.symbol)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal)
        .padding(.vertical, 12)
        .background(isSelected ? Color.accentColor.opacity(0.15) : .clear)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
