import SwiftUI

/// A journey, and a boarding pass that covers the whole window.
struct CoverPage: View {
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Your trip").font(.title.bold())
      Card(title: "Tomorrow") {
        Label("Lisbon to Porto", systemImage: "airplane").font(.headline)
        Text("Departs at 9:40 from gate 12.").foregroundStyle(.secondary)
      }
      Button("Boarding pass") { isShown = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityIdentifier("open")
      Spacer()
    }
    .padding(20)
    .padding(.top, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .tint(.indigo)
    .fullScreenCover(isPresented: $isShown) { BoardingPass().tint(.indigo) }
  }
}

private struct BoardingPass: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("Boarding pass").font(.title2.bold())
        Spacer()
        Button("Done") { dismiss() }
      }
      VStack(spacing: 20) {
        HStack {
          place("LIS", "Lisbon", .leading)
          Spacer()
          Image(systemName: "airplane").foregroundStyle(.tint).imageScale(.large)
          Spacer()
          place("OPO", "Porto", .trailing)
        }
        Divider()
        Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 12) {
          GridRow {
            fact("Gate", "12")
            fact("Seat", "4 A")
            fact("Boards", "9:10")
          }
        }
        Divider()
        Code()
      }
      .padding(24)
      .background(.background.secondary, in: .rect(cornerRadius: 24))
      Spacer()
    }
    .padding(20)
    .padding(.top, 40)
  }

  private func place(_ code: String, _ name: String, _ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(verbatim: code).font(.largeTitle.bold())
      Text(verbatim: name).font(.callout).foregroundStyle(.secondary)
    }
  }

  private func fact(_ name: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text(verbatim: value).font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A pattern like that of a ticket.
private struct Code: View {
  var body: some View {
    Canvas { context, size in
      let cell = size.width / 21
      for row in 0..<21 {
        for column in 0..<21 where (row * row + 3 * column * row + column * 7) % 5 < 2 {
          let square = CGRect(x: CGFloat(column) * cell, y: CGFloat(row) * cell, width: cell, height: cell)
          context.fill(Path(square), with: .foreground)
        }
      }
    }
    .frame(width: 168, height: 168)
    .accessibilityLabel("Code")
  }
}
