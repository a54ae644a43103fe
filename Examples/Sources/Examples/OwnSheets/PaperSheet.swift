import SwiftUI

/// Closes the sheet of paper around a view.
struct ClosePaperAction {
  fileprivate var close: @MainActor () -> Void = {}

  @MainActor func callAsFunction() { close() }
}

private struct ClosePaperKey: EnvironmentKey {
  static var defaultValue: ClosePaperAction? { nil }
}

extension EnvironmentValues {
  var closePaper: ClosePaperAction? {
    get { self[ClosePaperKey.self] }
    set { self[ClosePaperKey.self] = newValue }
  }
}

/// The looks and the drag of a sheet, whatever opens it.
struct PaperSheetBody: ViewModifier {
  let close: () -> Void
  @State private var offset: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .padding(24)
      .background(.background.secondary, in: .rect(cornerRadius: 36))
      .padding(8)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { value in offset = max(value.translation.height, -24) }
          .onEnded { value in
            if value.predictedEndTranslation.height > 120 { close() }
            offset = 0
          }
      )
      .offset(y: offset)
      .animation(.spring, value: offset)
      .transition(.move(edge: .bottom))
      .zIndex(1)
  }
}

struct PaperSheet<Item: Identifiable, Paper: View>: ViewModifier {
  @Binding var item: Item?
  let onDismiss: (() -> Void)?
  @ViewBuilder let paper: (Item) -> Paper

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content
        .overlay {
          Color.black.opacity(item == nil ? 0 : 0.3)
            .ignoresSafeArea()
            .onTapGesture(perform: close)
            .allowsHitTesting(item != nil)
        }
      if let item {
        paper(item)
          .environment(\.closePaper, ClosePaperAction(close: close))
          .modifier(PaperSheetBody(close: close))
          .id(item.id)
          .background {
            Button("Close", action: close).keyboardShortcut(.cancelAction).opacity(0).accessibilityHidden(true)
          }
          .onDisappear { onDismiss?() }
      }
    }
    .animation(.snappy(duration: 0.3), value: item?.id)
    .ignoresSafeArea(.all, edges: .bottom)
  }

  private func close() { item = nil }
}

extension View {
  func paperSheet<Item: Identifiable, Paper: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Paper
  ) -> some View {
    modifier(PaperSheet(item: item, onDismiss: onDismiss, paper: content))
  }
}

struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A shelf of plants. Its body doesn't read which one is shown, and the sheet shows the right one all the same.
struct PlantShelf: View {
  @State private var shown: Plant?
  @State private var watered = 0
  @State private var closed = 0

  var body: some View {
    VStack(spacing: 12) {
      ClosedCount(count: $closed)
      Button("Show fern") { shown = Plant(id: 1, name: "Fern") }
      Button("Show ivy") { shown = Plant(id: 2, name: "Ivy") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .paperSheet(item: $shown, onDismiss: { closed += 1 }) { plant in
      VStack(spacing: 12) {
        PlantDetails(plant: plant, watered: watered) { watered += 1 }
        if plant.id == 1 { Button("Next") { shown = Plant(id: 2, name: "Ivy") } }
      }
    }
  }
}

struct ClosedCount: View {
  @Binding var count: Int
  var body: some View { Text("Closed \(count) times") }
}

struct PlantDetails: View {
  let plant: Plant
  let watered: Int
  let water: () -> Void
  @State private var leaves = 0
  @Environment(\.closePaper) private var closePaper
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 12) {
      Text(plant.name).font(.title2)
      Text("Watered \(watered) times, \(leaves) leaves, \(locale.identifier)")
      HStack {
        Button("Water", action: water)
        Button("Count a leaf") { leaves += 1 }
        Button("Done") { closePaper?() }
      }
      .buttonStyle(.bordered)
    }
  }
}
