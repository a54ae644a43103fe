import SwiftUI

/// A sheet of the system, and one that an app has made of a `ZStack`, beside each other.
struct OwnSheetsPage: View {
  enum Kind: String, CaseIterable {
    case system = "sheet(isPresented:)"
    case own = "a sheet of one’s own"
  }

  let kind: Kind
  @State private var isShown = true

  var body: some View {
    MapView { isShown = true }
      .sheet(isPresented: shows(.system)) { PlacesList().presentationDetents([.medium]) }
      .modifier(OwnSheet(isPresented: shows(.own)) { PlacesList() })
      .tint(.indigo)
  }

  private func shows(_ other: Kind) -> Binding<Bool> {
    Binding(get: { isShown && kind == other }, set: { isShown = $0 })
  }
}

private struct OwnSheet<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder let sheet: () -> Sheet
  @GestureState private var distance: CGFloat = 0

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content
      Color.black.opacity(isPresented ? 0.2 : 0).ignoresSafeArea().onTapGesture { isPresented = false }
      if isPresented {
        sheet()
          .frame(height: 422)
          .background(.background, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
          .overlay(alignment: .top) { Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(5) }
          .offset(y: max(distance, 0))
          .gesture(
            DragGesture()
              .updating($distance) { value, distance, _ in distance = value.translation.height }
              .onEnded { if $0.predictedEndTranslation.height > 200 { isPresented = false } }
          )
          .transition(.move(edge: .bottom))
          .zIndex(1)
      }
    }
    .animation(.spring(duration: 0.4), value: isPresented)
  }
}
