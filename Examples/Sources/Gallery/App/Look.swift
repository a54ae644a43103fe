import SwiftUI

/// What a page is shown with: values of its environment.
struct Look: ViewModifier {
  /// The color scheme; nil for that of the system.
  var scheme: ColorScheme?
  var language = Language.system
  var isMirrored = false
  /// The text size, as an index of all sizes; nil for that of the system.
  var size: Double?

  enum Language: String, CaseIterable, Identifiable {
    case system = "System"
    case english = "en_US"
    case german = "de_DE"
    case arabic = "ar_EG"
    case japanese = "ja_JP"

    var id: Self { self }
  }

  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var systemSize

  func body(content: Content) -> some View {
    content
      .environment(\.locale, language == .system ? locale : Locale(identifier: language.rawValue))
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : direction)
      .dynamicTypeSize(size.map { DynamicTypeSize.allCases[Int($0)] } ?? systemSize)
  }
}

/// The controls for a look.
struct LookBar: View {
  @Binding var look: Look
  @Binding var isExplaining: Bool
  let isCompact: Bool
  @Environment(\.dynamicTypeSize) private var systemSize

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        choices([(nil, "System"), (.light, "Light"), (.dark, "Dark")], of: $look.scheme)
        choices(Look.Language.allCases.map { ($0, LocalizedStringKey($0.rawValue)) }, of: $look.language)
        HStack(spacing: 6) {
          Image(systemName: "textformat.size").accessibilityHidden(true)
          Slider(value: size, in: 0...11, step: 1) { Text("Text size") }.frame(width: 120)
        }
        Toggle("Right to left", isOn: $look.isMirrored).fixedSize()
        Toggle("Explain", isOn: $isExplaining).fixedSize()
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
    .font(.callout)
  }

  private var size: Binding<Double> {
    let usual = Double(DynamicTypeSize.allCases.firstIndex(of: systemSize) ?? 3)
    return Binding {
      look.size ?? usual
    } set: {
      look.size = $0 == usual ? nil : $0
    }
  }

  private func choices<Value: Hashable>(
    _ values: [(Value, LocalizedStringKey)], of selection: Binding<Value>
  ) -> some View {
    HStack(spacing: 2) {
      ForEach(values, id: \.0) { value, title in
        Button {
          selection.wrappedValue = value
        } label: {
          Text(title).padding(.horizontal, 8).padding(.vertical, 4)
            .background(
              selection.wrappedValue == value ? AnyShapeStyle(.background) : AnyShapeStyle(.clear), in: .capsule
            )
            .contentShape(.capsule)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection.wrappedValue == value ? .isSelected : [])
      }
    }
    .padding(2)
    .background(.quaternary, in: .capsule)
  }
}
