import SwiftUI

/// A sheet at one of the heights at which it can rest.
struct DetentsPage: View {
  /// A detent, with how people get along with what is behind.
  struct Detent {
    let name: String
    let detents: Set<PresentationDetent>
    var interaction = PresentationBackgroundInteraction.automatic
    var indicator = Visibility.automatic
  }

  static let detents = [
    Detent(name: "medium", detents: [.medium]),
    Detent(name: "large", detents: [.large]),
    Detent(name: "a bar of its own", detents: [.custom(Bar.self), .large]),
    Detent(
      name: "the map can be used", detents: [.fraction(0.3), .medium, .large],
      interaction: .enabled(upThrough: .medium)),
    Detent(name: "its indicator is shown", detents: [.height(260)], indicator: .visible),
  ]

  let detent: Detent
  @State private var isShown = true

  var body: some View {
    MapView { isShown = true }
      .sheet(isPresented: $isShown) {
        PlacesList()
          .presentationDetents(detent.detents)
          .presentationBackgroundInteraction(detent.interaction)
          .presentationDragIndicator(detent.indicator)
      }
  }
}

/// A height that follows the text size.
private struct Bar: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(96, context.maxDetentValue * (context.dynamicTypeSize.isAccessibilitySize ? 0.25 : 0.12))
  }
}

/// A sheet with two detents, which starts with the lower one.
struct DraggedSheetPage: View {
  @State private var isShown = false

  var body: some View {
    MapView { isShown = true }
      .sheet(isPresented: $isShown) { PlacesList().presentationDetents([.medium, .large]) }
  }
}

/// Something like a map.
struct MapView: View {
  let action: () -> Void

  var body: some View {
    ZStack(alignment: .top) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint.opacity(0.35)))
        for step in stride(from: CGFloat(40), to: size.height + size.width, by: 90) {
          var road = Path()
          road.move(to: CGPoint(x: 0, y: step))
          road.addLine(to: CGPoint(x: size.width, y: step - size.width * 0.6))
          context.stroke(road, with: .color(.white.opacity(0.7)), lineWidth: 8)
        }
        let lake = Path(ellipseIn: CGRect(x: size.width * 0.5, y: size.height * 0.16, width: 150, height: 110))
        context.fill(lake, with: .color(.blue.opacity(0.35)))
      }
      .ignoresSafeArea()
      Button("Show places", action: action).buttonStyle(.borderedProminent).padding(.top, 72)
    }
  }
}

/// Places in a list that scrolls.
struct PlacesList: View {
  private let places = ["Harbor", "Market", "Old Town", "Castle", "Botanical Garden", "Station"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Places").font(.title2.bold()).padding(.horizontal).padding(.top, 24).padding(.bottom, 12)
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(places, id: \.self) { place in
            HStack(spacing: 12) {
              Image(systemName: "mappin.circle.fill").foregroundStyle(.red).imageScale(.large)
              Text(place)
              Spacer()
              Image(systemName: "chevron.forward").foregroundStyle(.tertiary).imageScale(.small)
            }
            .padding(.horizontal)
            .padding(.vertical, 12)
            Divider().padding(.leading, 50)
          }
        }
      }
    }
  }
}
