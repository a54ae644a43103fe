import SwiftUI

/// A sheet that knows the language and the text size of the page that presents it.
struct DiaryPage: View {
  var body: some View {
    Diary()
      .environment(\.sizeCategory, .accessibilityMedium)
      .environment(\.locale, Locale(identifier: "ja_JP"))
  }
}

private struct Diary: View {
  @State private var isWriting = false

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: "Root").font(.title)
      Surroundings()
      Button("Open sheet") { isWriting = true }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("open")
      Spacer()
    }
    .padding()
    .sheet(isPresented: $isWriting) {
      VStack(spacing: 16) {
        Text(verbatim: "Sheet").font(.title)
        Surroundings()
      }
      .padding()
      .presentationDetents([.medium])
    }
  }
}

/// The values of its environment that a view shows.
private struct Surroundings: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 8) {
      Text(Date(timeIntervalSince1970: 1_578_355_200), format: .dateTime.year().month().day().weekday())
      Text(verbatim: "\(sizeCategory)").font(.callout).foregroundStyle(.secondary)
    }
  }
}
