import SwiftUI

/// The region and the text size of everything below are chosen at the root.
struct Timetable: View {
  @State private var region = Region.japan
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 12) {
      Departures()
      ForEach(Region.allCases) { region in
        Button(region.name) { self.region = region }
      }
      Button("Text size") { isLarge.toggle() }
    }
    .environment(\.locale, region.locale)
    .environment(\.timeZone, .gmt)
    .environment(\.sizeCategory, isLarge ? .accessibilityLarge : .small)
  }

  enum Region: String, CaseIterable, Identifiable {
    case japan = "ja_JP"
    case germany = "de_DE"
    case britain = "en_GB"

    var id: Self { self }
    var locale: Locale { Locale(identifier: rawValue) }
    var name: LocalizedStringKey {
      switch self {
      case .japan: "Japan"
      case .germany: "Germany"
      case .britain: "Britain"
      }
    }
  }
}

/// Sets nothing: dates, numbers and sizes come out as the root wants them.
struct Departures: View {
  @Environment(\.locale) private var locale
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private let day = Date(timeIntervalSince1970: 1_717_243_200)

  var body: some View {
    VStack {
      Text("Departures").font(.headline)
      Text("\(day, formatter: longDay)").accessibilityIdentifier("day")
      Text(1234.5, format: .number).accessibilityIdentifier("number")
      Text(locale.identifier).accessibilityIdentifier("locale")
      Text("Size \(String(describing: sizeCategory))").accessibilityIdentifier("size")
      if dynamicTypeSize.isAccessibilitySize { Text("Fewer columns") }
    }
  }
}

/// Shared by all views: each shows what it writes in the locale of its own environment.
private let longDay: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .long
  formatter.timeStyle = .none
  formatter.timeZone = .gmt
  return formatter
}()
