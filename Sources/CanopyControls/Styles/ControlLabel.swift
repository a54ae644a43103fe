internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A control behind its label, where the idiom shows labels of controls.
///
/// The label is hidden from assistive technologies, because the control has it, too.
struct ControlWithLabel<Label: View, Control: View>: View {
  private let alignment: VerticalAlignment
  private let label: Label
  private let control: Control
  @Environment(\.controlTokens.label) private var tokens
  @Environment(\.labelsVisibility) private var labels

  init(alignment: VerticalAlignment = .firstTextBaseline, label: Label, @ViewBuilder control: () -> Control) {
    (self.alignment, self.label, self.control) = (alignment, label, control())
  }

  var body: some View {
    HStack(alignment: alignment, spacing: tokens.spacing) {
      if tokens.isShown, labels != .hidden { label.opacity(tokens.opacity).accessibilityHidden(true) }
      control
    }
    .modifier(ControlFont())
  }
}

/// A modifier that sets the font of a control, unless the app has set one.
struct ControlFont: ViewModifier {
  @Environment(\.controlTokens.label.font) private var font

  func body(content: Content) -> some View { content._changing(\.font, for: "control") { $0 = $0 ?? font } }
}
