import SwiftUI

extension View {
  /// Shows something more for `item` while there is one.
  func drawer<Item: Identifiable, Inside: View>(
    item: Binding<Item?>, onClose: @escaping () -> Void = {}, @ViewBuilder content: @escaping (Item) -> Inside
  ) -> some View {
    modifier(Drawer(item: item, onClose: onClose, inside: content))
  }

  /// Shows something more while `isOpen`.
  func drawer<Inside: View>(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Inside) -> some View {
    modifier(PlainDrawer(isOpen: isOpen, inside: content))
  }
}

/// A presentation of one's own, made of nothing but a binding and a closure.
struct Drawer<Item: Identifiable, Inside: View>: ViewModifier {
  @Binding var item: Item?
  let onClose: () -> Void
  @ViewBuilder let inside: (Item) -> Inside

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content.disabled(item != nil)
      if let item {
        VStack {
          inside(item)
          Button("Close drawer") {
            self.item = nil
            onClose()
          }
        }
        .id(item.id)
      }
    }
  }
}

struct PlainDrawer<Inside: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder let inside: () -> Inside

  func body(content: Content) -> some View {
    ZStack {
      content
      if isOpen { inside() }
    }
  }
}
