import SwiftUI

extension View {
  /// Slides a drawer up from the bottom of this view while `isOpen` is true.
  func bottomDrawer<Drawer: View>(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Drawer) -> some View {
    modifier(BottomDrawer(isOpen: isOpen, drawer: content))
  }
}

struct BottomDrawer<Drawer: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder let drawer: () -> Drawer

  func body(content: Content) -> some View {
    content
      .disabled(isOpen)
      .overlay {
        if isOpen {
          Button {
            isOpen = false
          } label: {
            Color.black.opacity(0.3)
          }
          .buttonStyle(.plain)
        }
      }
      .overlay(alignment: .bottom) {
        if isOpen {
          drawer()
            .frame(maxWidth: .infinity)
            .padding()
            .background(
              .background,
              in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
        }
      }
  }
}

struct Album: View {
  @State private var isChoosing = false
  @State private var sorting = "newest first"

  var body: some View {
    VStack {
      Text("Photos, \(sorting)")
      Button("Sort") { isChoosing = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .bottomDrawer(isOpen: $isChoosing) {
      Button("Oldest first") {
        sorting = "oldest first"
        isChoosing = false
      }
    }
  }
}
