internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

/// The label of a control. If it consists of several texts, the first is the title, and the others are smaller below it.
private struct TitleAndSubtitle<Content: View>: View {
  let content: Content
  @Environment(\.controlTokens.subtitle) private var tokens

  var body: some View {
    Group(subviews: content) { parts in
      if parts.count > 1, parts.allSatisfy(\.node.unwrapped.isText) {
        VStack(alignment: .leading, spacing: tokens.spacing) {
          parts.prefix(1)
          parts.dropFirst().font(tokens.font).foregroundStyle(.secondary)
        }
      } else {
        parts
      }
    }
  }
}

extension View {
  /// The view as the label of a control, in which a text after the first is a subtitle.
  @MainActor var _controlLabel: AnyView {
    // A single text, which is the usual label, needn't be taken apart.
    self is Text ? AnyView(self) : AnyView(TitleAndSubtitle(content: self))
  }
}
