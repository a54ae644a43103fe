import SwiftUI

/// The same views in three languages, from right to left too, and in five sizes.
struct RegionsPage: View {
  private let date = Date(timeIntervalSince1970: 1_750_000_000)

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(["en_GB", "ja_JP", "ar"], id: \.self) { identifier in
        Card(title: "\(identifier)") {
          Label(date: date)
        }
        .environment(\.locale, Locale(identifier: identifier))
        .environment(\.layoutDirection, identifier == "ar" ? .rightToLeft : .leftToRight)
      }
    }
    Card(title: "dynamicTypeSize") {
      ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3], id: \.self) { size in
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "textformat.size")
          Text("\(String(describing: size))").lineLimit(1)
        }
        .dynamicTypeSize(size)
      }
    }
  }

  private struct Label: View {
    let date: Date
    @Environment(\.locale) private var locale

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Image(systemName: "chevron.forward.circle.fill").foregroundStyle(.tint)
          Text(date, format: .dateTime.weekday(.wide))
        }
        Text(date, format: .dateTime.day().month().year())
        Text(1_234.5.formatted(.number.locale(locale)))
      }
      .font(.footnote)
      .environment(\.timeZone, .gmt)
    }
  }
}
