import SwiftUI

/// Texts that may have so many lines and no more, and what becomes of the rest.
struct LinesPage: View {
  private let story =
    "The quick brown fox jumps over the lazy dog, and then, because it is that kind of day, over another one."

  var body: some View {
    ForEach(1..<4) { limit in
      Card(title: "lineLimit(\(limit))") { Text(story).lineLimit(limit) }
    }
    Card(title: "truncationMode: head, middle, tail") {
      ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) { mode in
        Text(story).truncationMode(mode).lineLimit(1)
      }
    }
    Card(title: "minimumScaleFactor(0.5) in a frame of 160 points") {
      Text("Smaller, so that it fits").font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(width: 160)
        .border(.tertiary)
    }
  }
}
