import SwiftUI

/// Controls, and a shape that follows a drag.
struct ControlsPage: View {
  @State private var volume = 0.5
  @State private var isOn = false
  @State private var place = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
      Text("Volume \(Int((volume * 100).rounded())) %")
      Toggle("Sound", isOn: $isOn)
      ViewThatFits(in: .horizontal) {
        Text("A wide window has room for this sentence").fixedSize()
        Text("A narrow window").fixedSize()
      }
      Card().offset(place)
        .gesture(DragGesture().onChanged { place = $0.translation })
    }
  }
}

struct Card: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 120, height: 72)
      .overlay { Text("Card").foregroundStyle(.white).accessibilityHidden(true) }
      .accessibilityElement()
      .accessibilityLabel("Card")
  }
}

/// Many rows, and buttons in them.
struct RowsPage: View {
  @State private var chosen: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text(chosen.map { "Row \($0) is chosen" } ?? "No row is chosen")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1000) { row in
            Button("Row \(row)") { chosen = row }
              .buttonStyle(.plain)
              .frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30, alignment: .leading)
              .background(row == chosen ? Color.accentColor.opacity(0.3) : .clear)
          }
        }
      }
      .accessibilityLabel("Rows")
    }
  }
}
