internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The button style of alerts and dialogs: rows as wide as their card that show only text.
struct ActionButtonStyle {
  /// A Boolean value that indicates whether to use the larger buttons of a dialog at the window's lower edge.
  let isSheet: Bool
}

extension ActionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ActionRow(configuration: configuration, isSheet: isSheet)
  }
}

/// A button of an alert or a dialog.
///
/// Its container values give the alert its purpose, so that the alert can sort and separate the rows.
private struct ActionRow {
  let configuration: PrimitiveButtonStyleConfiguration
  let isSheet: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.controlTokens) private var controlTokens
}

extension ActionRow: View {
  private var tokens: ControlTokens.Question { controlTokens.question(isSheet: isSheet) }

  var body: some View {
    PressableView(
      role: configuration.role?.name, action: { configuration.trigger() }, pressingChanged: { isPressed = $0 }
    ) {
      configuration.label
        .labelStyle(.titleOnly)
        .font(tokens.rowFont)
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
        .padding(tokens.rowPadding)
        .frame(maxWidth: .infinity, minHeight: tokens.rowHeight, maxHeight: .infinity)
        .background(Color(uiColor: .systemFill).opacity(isPressed ? 1 : 0), in: outline)
        .contentShape(Rectangle())
    }
    .environment(\.isAnswer, true)
    .containerValue(
      \.questionAction, QuestionAction(role: configuration.role, shortcut: shortcut, isEnabled: isEnabled))
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    // The box of the button decides the color of its label.
    return tokens.boxes == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground)
  }

  private var outline: ControlOutline { ControlOutline(radius: tokens.boxes.map(\.cornerRadius) ?? 0) }
}

/// The box behind a button of an alert or a dialog, where buttons have boxes.
struct AnswerBox: ViewModifier {
  let boxes: ControlTokens.Question.Boxes?
  /// A Boolean value that indicates whether the box is filled with the tint.
  let isProminent: Bool

  func body(content: Content) -> some View {
    let outline = ControlOutline(radius: boxes?.cornerRadius)
    content
      .foregroundStyle(isProminent && boxes != nil ? AnyShapeStyle(Color.white) : AnyShapeStyle(.foreground))
      .background {
        if let boxes {
          outline.fill(isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(boxes.fill))
            ._controlBorder(boxes.border, width: boxes.borderWidth, in: outline)
        }
      }
  }
}

/// The purpose of a button, which it reports to the enclosing alert or dialog.
struct QuestionAction {
  let role: ButtonRole?
  let shortcut: KeyboardShortcut?
  let isEnabled: Bool
}

extension ContainerValues {
  /// The purpose of a view that is a button of an alert or a dialog, or nil for any other view.
  @Entry var questionAction: QuestionAction?
}

extension View {
  /// Applies the look of an alert or a dialog to its controls. The app's own styles have no effect there.
  nonisolated func _questionControls(isSheet: Bool) -> some View {
    _containerStyle(ButtonKind.self, ActionButtonStyle(isSheet: isSheet), isFixed: true, for: "alert")
      // An alert draws one box around all its fields.
      ._containerStyle(TextFieldKind.self, PlainTextFieldStyle(), isFixed: true, for: "alert")
  }
}
