import CanopyCore
import CanopyLayout
import CanopyStyle
import CanopyText
import SwiftUI

/// Typical rows of an app: an image, two texts, padding and a background.
struct ListOfMessages: View {
  let size: Int
  /// Distinguishes the texts from those of other lists.
  let round: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(0..<size, id: \.self) { Message(number: $0, round: round) }
      }
    }
  }
}

private struct Message: View {
  let number: Int
  let round: Int

  var body: some View {
    HStack {
      Image(systemName: "star")
      VStack(alignment: .leading) {
        Text(verbatim: "Message \(number) of \(round)")
        Text(verbatim: "From sender \(number * 7 % 1_000)").font(.caption)
      }
    }
    .padding(4)
    .background(.quaternary)
  }
}

/// Short texts in cells of the same size. One of them can be changed.
struct GridOfTexts: View {
  let size: Int

  nonisolated static let columns = 50
  nonisolated static let cell = CGSize(width: 26, height: 14)

  /// The size of a window that shows all texts.
  static func windowSize(_ size: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(size / columns) * cell.height)
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<size / Self.columns, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { StatefulCell(number: row * Self.columns + $0) }
        }
      }
    }
  }
}

private struct StatefulCell: View {
  let number: Int
  @State private var value = 0

  init(number: Int) { self.number = number }

  var body: some View {
    let _ = report()
    Text(verbatim: "\(number % 10)\(value)").font(.system(size: 10))
      .frame(width: GridOfTexts.cell.width, height: GridOfTexts.cell.height)
  }

  private func report() {
    guard number == Probe.leaf else { return }
    let value = $value
    Probe.setLeaf = { value.wrappedValue = $0 }
    Probe.leafValue = self.value
  }
}
