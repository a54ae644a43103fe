import SwiftUI

/// The heights at which a drawer over a map rests.
enum DrawerPosition: CGFloat, CaseIterable {
  case peek = 0.15
  case half = 0.5
  case full = 0.9
}

/// A drawer at the bottom that people drag between three heights, and throw.
struct SnapDrawer<Content: View>: View {
  @Binding var position: DrawerPosition
  @ViewBuilder let content: Content
  @GestureState private var translation: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      let height = geometry.size.height
      VStack(spacing: 0) {
        Capsule()
          .fill(Color.secondary.opacity(0.5))
          .frame(width: 40, height: 5)
          .padding(.vertical, 8)
        content
        Spacer(minLength: 0)
      }
      .frame(width: geometry.size.width, height: height * DrawerPosition.full.rawValue, alignment: .top)
      .background(Color(.secondarySystemBackground))
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
      .shadow(color: .black.opacity(0.2), radius: 8, y: -2)
      .offset(y: offset(in: height))
      .animation(.interactiveSpring(response: 0.4, dampingFraction: 0.8), value: position)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
          .updating($translation) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            let visible = position.rawValue * height - value.predictedEndTranslation.height
            let nearest = DrawerPosition.allCases.min {
              abs($0.rawValue * height - visible) < abs($1.rawValue * height - visible)
            }
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { position = nearest ?? .peek }
          }
      )
    }
    .ignoresSafeArea(edges: .bottom)
  }

  private func offset(in height: CGFloat) -> CGFloat {
    let resting = height * (1 - position.rawValue)
    let highest = height * (1 - DrawerPosition.full.rawValue)
    let dragged = resting + translation
    return dragged < highest ? highest - (highest - dragged) / 4 : dragged
  }
}

/// A map with a drawer of places.
struct PlacesMap: View {
  @State private var position = DrawerPosition.peek
  @State private var visited = 0

  var body: some View {
    ZStack(alignment: .top) {
      LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      Button("Search here") { withAnimation(.spring()) { position = .half } }
        .buttonStyle(.borderedProminent)
        .padding()
      SnapDrawer(position: $position) {
        PlaceList(visited: $visited)
      }
    }
    .background(
      Button("") { withAnimation { position = .peek } }
        .keyboardShortcut(.escape, modifiers: [])
        .opacity(0)
    )
  }
}

struct PlaceList: View {
  @Binding var visited: Int
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Places, \(visited) visited").font(.headline)
      ForEach(["Harbor", "Market", "Old Town"], id: \.self) { place in
        HStack {
          Image(systemName: "mappin.circle.fill").foregroundStyle(.red)
          VStack(alignment: .leading) {
            Text(place)
            Text("\(1.5.formatted(.number.locale(locale))) km").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Visit") { visited += 1 }
        }
        Divider()
      }
    }
    .padding(.horizontal)
  }
}
