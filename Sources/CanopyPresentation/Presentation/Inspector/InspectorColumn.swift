internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// An inspector beside other content. People drag its edge to change its width.
struct InspectorColumn<Content: View>: View {
  let content: Content
  @State private var range = InspectorWidth.standard
  /// The width that a person chose, or nil for the ideal width.
  @State private var chosen: CGFloat?
  @GestureState private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  private var width: CGFloat { range.limited(chosen) }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(InspectorWidth.Key.self) { range = $0 ?? .standard }
      .frame(width: width)
      .background(.background)
      .overlay(alignment: .leading) { Color(uiColor: .separator).frame(width: 1).ignoresSafeArea() }
      .overlay(alignment: .leading) { if range.isVariable { edge } }
      .accessibilityElement(children: .contain)
  }

  /// The edge that people drag to resize the column.
  private var edge: some View {
    Color.clear
      .frame(width: 10)
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .updating($start) { _, start, _ in if start == nil { start = width } }
          .onChanged { drag in
            let distance = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
            chosen = range.limited((start ?? width) - distance)
          }
      )
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Inspector width"))
      .accessibilityValue(Text(verbatim: "\(Int(width.rounded()))"))
      .accessibilityAdjustableAction { direction in
        chosen = range.limited(width + (direction == .increment ? 20 : -20))
      }
  }
}
