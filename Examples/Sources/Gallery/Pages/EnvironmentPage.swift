import SwiftUI

/// Every value that is set where the browser is, and who has set it.
struct EnvironmentPage: View {
  var body: some View {
    EnvironmentBrowser()
      .font(.callout)
      .environment(\.locale, Locale(identifier: "ja_JP"))
      .environment(\.galleryTheme, .premium)
      .tint(.orange)
      .lineLimit(3)
  }
}

private struct EnvironmentBrowser: View {
  @Environment(\.self) private var values

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Entry.all(in: values)) { entry in
        VStack(alignment: .leading, spacing: 2) {
          Text(entry.value).font(.footnote.monospaced()).foregroundStyle(.tint)
          Text(entry.writer).font(.caption2).foregroundStyle(.secondary)
        }
        .padding(.leading, entry.isHidden ? 16 : 0)
      }
    }
  }

  /// A line of what the environment says about itself.
  private struct Entry: Identifiable {
    let id: Int
    let value: String
    let writer: String
    /// Whether a value further in hides it.
    let isHidden: Bool

    static func all(in values: EnvironmentValues) -> [Entry] {
      values.description.split(separator: "\n").enumerated().map { index, line in
        let parts = line.split(separator: ", set by ", maxSplits: 1)
        return Entry(
          id: index, value: parts[0].trimmingCharacters(in: .whitespaces),
          writer: parts.count > 1 ? "set by \(parts[1])" : "",
          isHidden: line.hasPrefix(" "))
      }
    }
  }
}
