import CanopyCore
import CanopyLayout
import CanopyStyle
import SwiftUI

/// Rows as apps have them: an image, two texts, padding and a background.
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
