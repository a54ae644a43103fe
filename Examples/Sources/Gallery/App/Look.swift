import SwiftUI

/// What a page is shown with: values of its environment.
struct Look: ViewModifier {
  /// The color scheme; nil for that of the system.
  var scheme: ColorScheme?
  var language = Language.system
  var isMirrored = false
  /// The text size, as an index of all sizes; nil for that of the system.
  var size: Double?
  /// The idiom of the controls, or nil for that of the window.
  var idiom: InterfaceIdiom?

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
  @Environment(\.interfaceIdiom) private var systemIdiom

  func body(content: Content) -> some View {
    content
      .environment(\.locale, language == .system ? locale : Locale(identifier: language.rawValue))
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : direction)
      .environment(\.interfaceIdiom, idiom ?? systemIdiom)
      .dynamicTypeSize(size.map { DynamicTypeSize.allCases[Int($0)] } ?? systemSize)
  }
}

/// The controls for a look, in as many rows as they need. In a narrow window, a button opens them.
struct LookBar: View {
  @Binding var look: Look
  @Binding var isExplaining: Bool
  let isCompact: Bool
  @State private var isOpen = false
  @Environment(\.dynamicTypeSize) private var systemSize

  var body: some View {
    Rows(spacing: 16, rowSpacing: 8) {
      if isCompact {
        Toggle("Look", isOn: $isOpen).fixedSize()
        explain
      }
      if !isCompact || isOpen { controls }
      if !isCompact { explain }
    }
    // The bar doesn't keep a window from getting narrow, in which it looks different.
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .font(.callout)
  }

  private var explain: some View { Toggle("Explain", isOn: $isExplaining).fixedSize() }

  @ViewBuilder private var controls: some View {
    choices([(nil, "System"), (.light, "Light"), (.dark, "Dark")], of: $look.scheme)
    choices([(nil, "Window"), (.phone, "Phone"), (.desktop, "Desktop")], of: $look.idiom)
    choices(Look.Language.allCases.map { ($0, LocalizedStringKey($0.rawValue)) }, of: $look.language)
    HStack(spacing: 6) {
      Image(systemName: "textformat.size").accessibilityHidden(true)
      Slider(value: size, in: 0...11, step: 1) { Text("Text size") }.frame(width: 120)
    }
    Toggle("Right to left", isOn: $look.isMirrored).fixedSize()
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

/// A layout in rows. A view that doesn't fit into a row begins the next one.
struct Rows: Layout {
  let spacing: CGFloat
  let rowSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.midY), anchor: .leading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the frames of the views: each row is as high as its highest view, and the others are in its middle.
  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var (row, next) = ([Int](), CGPoint.zero)
    func endRow() {
      let height = row.map { frames[$0].height }.max() ?? 0
      for index in row { frames[index].origin.y += (height - frames[index].height) / 2 }
      (row, next) = ([], CGPoint(x: 0, y: next.y + height + rowSpacing))
    }
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if !row.isEmpty, next.x + size.width > width { endRow() }
      row.append(frames.count)
      frames.append(CGRect(origin: next, size: size))
      next.x += size.width + spacing
    }
    endRow()
    return frames
  }
}
